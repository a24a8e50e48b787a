/** The server that is measured, in a process of its own, with its database elsewhere. It ends with its parent. */
import { startServer } from '../local/server.ts';
import { say } from './bundled.ts';
import { persons } from './script.ts';

/** Where the server is, and who may play there. */
export interface Serving {
  readonly url: string;
  /** By seat. */
  readonly tokens: readonly string[];
  /** Of persons who only watch: as many as were asked for. */
  readonly spectators: readonly string[];
}

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.on('disconnect', () => process.exit(0));

const [seed = '', endpoint = '', watching = '0'] = process.argv.slice(2);
const server = await startServer({ seed, endpoint });
const tokens = await Promise.all(persons.map(({ person, name }) => server.mint(person, name)));
const spectators = await Promise.all(
  Array.from({ length: Number(watching) }, (_, number) => server.mint(`spectator-${number}`, `Spectator ${number}`)),
);
const serving: Serving = { url: server.url, tokens, spectators };
say(serving);
