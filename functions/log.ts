/** Writes one line of JSON to the log. Never given tokens, secrets or bodies. */
export type Log = (entry: { readonly level: 'info' | 'warn' | 'error'; readonly [fact: string]: unknown }) => void;

/** A log on the standard output, where Lambda collects it. */
export const logToOutput: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
