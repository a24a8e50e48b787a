/** The problems with a code of their own: `STALE_VERSION` is told as `StaleVersion`. */
export const ownNames = [
  'AlreadyAgreed',
  'AlreadyMuted',
  'AlreadySeated',
  'AlreadyStarted',
  'ChatFull',
  'ChatTooFast',
  'MatchFull',
  'MatchOver',
  'MessageIdReused',
  'MoveIdReused',
  'MustBeLast',
  'Muted',
  'NoPrivateTalk',
  'NobodyElseThere',
  'NotFound',
  'NotMuted',
  'NotOrganizer',
  'NotSeated',
  'NotStarted',
  'NotYourDecision',
  'SeatTaken',
  'SeatUnknown',
  'SeatsOpen',
  'StaleVersion',
  'TooManyMuted',
  'Unauthenticated',
  'UndoNotOffered',
  'Unknown',
  'WrongCode',
] as const;

/** Beside them: `InvalidInput` is what was not sent as it should be, `IllegalAction` what the rules of the game refuse. */
const problemNames = [...ownNames, 'InvalidInput', 'IllegalAction'] as const;

export type ProblemName = (typeof problemNames)[number];

/** `StaleVersion` is `STALE_VERSION`. */
export function codeOf(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

const nameByCode = new Map<string, ProblemName>(ownNames.map((name) => [codeOf(name), name]));

/** What the kernel says of actions that cannot be read. All other codes of the form `area.reason` are a game's. */
const unreadable = /^(action|notation|input)\./;

/** The name that a code is told by: every code of the engine and of the services has one. */
export function problemNameOf(code: string): ProblemName {
  const own = nameByCode.get(code);
  if (own !== undefined) return own;
  return code.includes('.') && !unreadable.test(code) ? 'IllegalAction' : 'InvalidInput';
}
