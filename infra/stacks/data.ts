import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { MatchTable } from '../constructs/match-table.ts';

/** What must never be lost. */
export class DataStack extends Stack {
  readonly table: MatchTable;

  constructor(scope: Construct, id: string) {
    super(scope, id, { terminationProtection: true, description: 'Uogashi: the table of all matches' });
    this.table = new MatchTable(this, 'Matches');
  }
}
