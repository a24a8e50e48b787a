/** The server that is measured, in a process of its own, with its database elsewhere. It ends with its parent. */
import { startServer } from '../local/server.ts';
import { say } from './bundled.ts';
import { persons } from './script.ts';

/** Where the server is, and who may play there. */
export interface Serving {
  readonly url: string;
  /** By seat. */
  readonly tokens: readonly string[];
}

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.on('disconnect', () => process.exit(0));

const [seed = '', endpoint = ''] = process.argv.slice(2);
const server = await startServer({ seed, endpoint });
const tokens = await Promise.all(persons.map(({ person, name }) => server.mint(person, name)));
const serving: Serving = { url: server.url, tokens };
say(serving);
