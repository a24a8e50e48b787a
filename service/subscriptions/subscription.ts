/** What is followed, and by whom: for those who do not know the store. */
export type { Log } from '../../store/log.ts';
export { logName } from '../../store/log.ts';
export type { Caller, Connection, OperationAt, Subscription } from '../../store/subscriptions/subscription.ts';
