import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Answered, Asked, Backend } from './backend.ts';
import { answering, failing, insteadOf, jsonIn, operationOf } from './backend.ts';
import { createGate } from './gate.ts';
import type { Part } from './transaction-parts.ts';
import { partsIn } from './transaction-parts.ts';

type Item = Record<string, AttributeValue>;

/** One write of a transaction: how it ended, and what stood there before. */
interface Tried {
  readonly part: Part;
  readonly before: Item | undefined;
  readonly answered: Answered;
}

/**
 * A DynamoDB that knows `TransactWriteItems`, made of one that does not. A transaction runs alone, so nobody sees half of it:
 * each item is written on its own condition, and where one fails what was written is put back. The answer is that of AWS.
 */
export function withTransactions(backend: Backend): Backend {
  const gate = createGate();
  const once = createOnce();
  return (asked) =>
    operationOf(asked) === 'TransactWriteItems'
      ? gate.alone(() => once(asked, () => transact(backend, asked)))
      : gate.share(() => backend(asked));
}

async function transact(backend: Backend, asked: Asked): Promise<Answered> {
  const parts = partsIn(jsonIn(asked));
  if (typeof parts === 'string') return failing('ValidationException', parts);
  const tried = await Promise.all(parts.map((part) => attempt(backend, asked, part)));
  if (tried.every(succeeded)) return answering(200, {});
  await Promise.all(tried.filter(succeeded).map((each) => putBack(backend, asked, each)));
  return refusal(tried);
}

/** Writes one item on its condition. A write that succeeds tells what stood there. */
async function attempt(backend: Backend, asked: Asked, part: Part): Promise<Tried> {
  const met = part.isCheck || part.tellsItem ? await itemAt(backend, asked, part) : undefined;
  const { operation, body } = part.write(met);
  const answered = await backend(insteadOf(asked, operation, { ...body, ReturnValues: 'ALL_OLD' }));
  const before = answered.status === 200 ? (jsonIn(answered) as { Attributes?: Item }).Attributes : met;
  return { part, before, answered };
}

async function itemAt(backend: Backend, asked: Asked, { TableName, key }: Part): Promise<Item | undefined> {
  const read = await backend(insteadOf(asked, 'GetItem', { TableName, Key: key, ConsistentRead: true }));
  return read.status === 200 ? (jsonIn(read) as { Item?: Item }).Item : undefined;
}

function succeeded({ answered }: Tried): boolean {
  return answered.status === 200;
}

async function putBack(backend: Backend, asked: Asked, { part, before }: Tried): Promise<void> {
  const { TableName, key } = part;
  await (before === undefined
    ? backend(insteadOf(asked, 'DeleteItem', { TableName, Key: key }))
    : backend(insteadOf(asked, 'PutItem', { TableName, Item: before })));
}

/** What the caller is told: a reason for every item in its order, or the error of a request that made no sense. */
function refusal(tried: readonly Tried[]): Answered {
  const senseless = tried.find((each) => !succeeded(each) && !metCondition(each));
  if (senseless !== undefined) return senseless.answered;
  const reasons = tried.map((each) => (succeeded(each) ? { Code: 'None' } : unmet(each)));
  const codes = reasons.map(({ Code }) => Code).join(', ');
  return failing(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
}

function metCondition({ answered }: Tried): boolean {
  return String((jsonIn(answered) as { __type?: unknown }).__type).endsWith('#ConditionalCheckFailedException');
}

function unmet({ part, before }: Tried) {
  const told = part.tellsItem && before !== undefined ? { Item: before } : {};
  return { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed', ...told };
}

/** For how many transactions it is remembered that they were carried out; AWS forgets after ten minutes. */
const mostRemembered = 1_000;

/** Carries out what has the same `ClientRequestToken` once. */
function createOnce() {
  const carriedOut = new Map<string, string>();
  return async (asked: Asked, run: () => Promise<Answered>): Promise<Answered> => {
    const body = asked.body.toString('utf8');
    const { ClientRequestToken: token } = jsonIn(asked) as { ClientRequestToken?: string };
    const before = token === undefined ? undefined : carriedOut.get(token);
    if (before === body) return answering(200, {});
    if (before !== undefined) return failing('IdempotentParameterMismatchException', 'The token was used for another.');
    const answered = await run();
    if (token !== undefined && answered.status === 200) carriedOut.set(token, body);
    const [oldest] = carriedOut.keys();
    if (carriedOut.size > mostRemembered && oldest !== undefined) carriedOut.delete(oldest);
    return answered;
  };
}
