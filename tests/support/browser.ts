import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

/** Without a limit of its own: a machine may be busy, and what hangs is ended by the test. */
const timeout = 0;

/**
 * A Chromium without a window: the one at `CHROMIUM_PATH`; on Linux the one that comes with the packages, with the libraries
 * that a bare machine lacks; elsewhere the Chrome that is installed.
 */
export async function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined) return await chromium.launch({ timeout, executablePath: CHROMIUM_PATH });
  if (process.platform === 'linux' && process.arch === 'x64') return await openPackaged();
  return await chromium.launch({ timeout, channel: 'chrome' });
}

async function openPackaged(): Promise<Browser> {
  // The package unpacks its libraries, and puts them on the path, only if it takes the machine for Lambda when it is loaded.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return await chromium.launch({ timeout, executablePath: await packaged.executablePath(), args: packaged.args });
}
