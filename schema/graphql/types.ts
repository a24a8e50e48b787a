import type { Decision } from '../../engine/kernel/decision.ts';
import type { Constraint, Domain, Part } from '../../engine/kernel/form.ts';
import type { Outcome, Placing } from '../../engine/kernel/game.ts';
import type { Access, Phase, Speed } from '../../engine/match/match.ts';
import type { Accepted, Refused } from '../../service/answers.ts';
import type { Person } from '../../service/identity.ts';
import type { PublicAsk } from '../../service/lists/public-lists.ts';
import type { OwnPart } from '../../service/lists/summary.ts';
import type { MatchLook, SeatLook } from '../../service/match-look.ts';
import type { ToldVersion } from '../../service/read-events.ts';
import type { ToldEvent } from '../../service/told-event.ts';
import type { GraphContext } from './context.ts';
import type { ListedMatch } from './lists/listed-match.ts';
import type {
  ConstraintOf,
  DomainOf,
  FormField,
  MatchForm,
  MemberCount,
  MemberWorth,
  Using,
} from './match/form-parts.ts';
import type { Page, Place } from './page.ts';
import type { ProblemName } from './problems/names.ts';

interface FormTypes {
  Form: MatchForm;
  FormField: FormField;
  Domain: Domain;
  ChoiceDomain: DomainOf<'choice'>;
  RangeDomain: DomainOf<'range'>;
  MultisetDomain: DomainOf<'multiset'>;
  SubsetDomain: DomainOf<'subset'>;
  RecordDomain: DomainOf<'record'>;
  BagDomain: DomainOf<'bag'>;
  SequenceDomain: DomainOf<'sequence'>;
  EitherDomain: DomainOf<'either'>;
  OptionalDomain: DomainOf<'optional'>;
  Constraint: Constraint;
  TotalConstraint: ConstraintOf<'total'>;
  HeldConstraint: ConstraintOf<'held'>;
  WorthConstraint: ConstraintOf<'worth'>;
  TogetherConstraint: ConstraintOf<'together'>;
  UsesConstraint: ConstraintOf<'uses'>;
  BagPart: Part;
  EntryUse: Using;
  MemberCount: MemberCount;
  MemberWorth: MemberWorth;
}

interface MatchTypes {
  Person: Person;
  Match: MatchLook;
  Seat: SeatLook;
  Decision: Decision;
  GameEvent: ToldEvent;
  MatchSummary: ListedMatch;
  OpenDecision: OwnPart['decisions'][number];
  VersionEvents: ToldVersion;
  PageInfo: Page<unknown>;
  Outcome: Outcome;
  Placing: Placing;
  Accepted: Accepted;
}

type ProblemTypes = { readonly [Name in ProblemName]: Refused };

/** The name of every type that others refer to, and what it is made from. Unions stand among the objects, enums among the scalars. */
export interface SchemaTypes {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Scalars: {
    JSON: { Input: unknown; Output: unknown };
    DateTime: { Input: string; Output: string };
    Cursor: { Input: number; Output: Place };
    Phase: { Input: Phase; Output: Phase };
    MatchList: { Input: PublicAsk['list']; Output: PublicAsk['list'] };
    Speed: { Input: Speed; Output: Speed };
    Access: { Input: Access['kind']; Output: Access['kind'] };
  };
  Interfaces: { Problem: Refused };
  Objects: FormTypes & MatchTypes & ProblemTypes;
}
