import type { Violation } from '../../engine/kernel/violation.ts';
import type { StoredMessage } from '../../store/messages/message-item.ts';
import type { MessageStore } from '../../store/messages/message-store.ts';
import { denyTalk } from './codes.ts';

/** Messages of one person at one table within {@link seconds}. */
const most = 20;
const seconds = 60;

const pageSize = 20;

/** The messages of the minute before `now` (ISO), newest first, and in any case the newest: one query where the table is not loud. */
export async function saidLately(
  { latest }: Pick<MessageStore, 'latest'>,
  matchId: string,
  now: string,
): Promise<readonly StoredMessage[]> {
  const found: StoredMessage[] = [];
  for (;;) {
    const page = await latest(matchId, pageSize, found.at(-1)?.n);
    found.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize || ageOf(last, now) >= seconds) return found;
  }
}

/** Refuses a message of a person at `at` who has said as much as one may; `lately` as {@link saidLately} gives it. */
export function tooFast(lately: readonly StoredMessage[], person: string, at: string): Violation | undefined {
  const own = lately.filter((message) => message.by.person === person && ageOf(message, at) < seconds);
  const first = own[most - 1];
  if (first === undefined) return undefined;
  return denyTalk('CHAT_TOO_FAST', { most, seconds, retryAfter: Math.ceil(seconds - ageOf(first, at)) });
}

/** In seconds. */
function ageOf(message: StoredMessage, at: string): number {
  return (Date.parse(at) - Date.parse(message.at)) / 1_000;
}
