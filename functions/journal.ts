/** Writes one line of JSON about what the server did. Never given tokens, secrets or bodies. */
export type Journal = (line: { readonly level: 'info' | 'warn' | 'error'; readonly [fact: string]: unknown }) => void;

/** A journal on the standard output, where Lambda collects it. */
export const journalToOutput: Journal = (line) => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
