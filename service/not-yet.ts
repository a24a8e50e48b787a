/** What something that follows a commit rejects with where nothing is wrong: it cannot be done now, and is to be told again. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}
