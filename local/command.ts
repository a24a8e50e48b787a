/** A command of `npm run`. */
export interface Command {
  /** What `--help` prints: how it is called, and what each option does. */
  readonly usage: string;
  /** Carries it out. */
  run(args: readonly string[]): Promise<void>;
  /** What is said of a failure; by default its message. */
  reasonOf?(error: unknown): string;
}

/**
 * Carries out the command that this process was started for. What fails is said on the standard error, and the exit code is 1;
 * arguments that cannot be read are answered with the usage.
 */
export async function carryOut({ usage, run, reasonOf = messageOf }: Command): Promise<void> {
  // The project pins an SDK that still runs on Node 20.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    await run(args);
  } catch (error) {
    console.error(isMisuse(error) ? `${messageOf(error)}\n\n${usage}` : reasonOf(error));
    // What has failed, or waits for something that does not come, may have left something that never ends.
    process.exit(1);
  }
}

/** Arguments that a command cannot be called with. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

function isMisuse(error: unknown): boolean {
  if (error instanceof Misuse) return true;
  return error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS_');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
