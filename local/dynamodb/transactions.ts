import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Answered, Asked, Backend } from './backend.ts';
import { answering, failing, insteadOf, jsonIn, operationOf } from './backend.ts';
import { createGate } from './gate.ts';
import type { Step } from './transaction-steps.ts';
import { stepsIn } from './transaction-steps.ts';

type Item = Record<string, AttributeValue>;

/** One write of a transaction: how it ended, and what stood there before. */
interface Tried {
  readonly step: Step;
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
  const steps = stepsIn(jsonIn(asked));
  if (typeof steps === 'string') return failing('ValidationException', steps);
  const tried = await Promise.all(steps.map((step) => attempt(backend, asked, step)));
  if (tried.every(succeeded)) return answering(200, {});
  await Promise.all(tried.filter(succeeded).map((each) => putBack(backend, asked, each)));
  return refusal(tried);
}

/** Writes one item on its condition. A write that succeeds tells what stood there. */
async function attempt(backend: Backend, asked: Asked, step: Step): Promise<Tried> {
  const met = step.isCheck || step.tellsItem ? await itemAt(backend, asked, step) : undefined;
  const { operation, body } = step.write(met);
  const answered = await backend(insteadOf(asked, operation, { ...body, ReturnValues: 'ALL_OLD' }));
  const before = answered.status === 200 ? (jsonIn(answered) as { Attributes?: Item }).Attributes : met;
  return { step, before, answered };
}

async function itemAt(backend: Backend, asked: Asked, { TableName, key }: Step): Promise<Item | undefined> {
  const read = await backend(insteadOf(asked, 'GetItem', { TableName, Key: key, ConsistentRead: true }));
  return read.status === 200 ? (jsonIn(read) as { Item?: Item }).Item : undefined;
}

function succeeded({ answered }: Tried): boolean {
  return answered.status === 200;
}

async function putBack(backend: Backend, asked: Asked, { step, before }: Tried): Promise<void> {
  const { TableName, key } = step;
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

function unmet({ step, before }: Tried) {
  const told = step.tellsItem && before !== undefined ? { Item: before } : {};
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
