/** The peer's server, in a process of its own. It keeps its matches in memory. It ends with its parent. */
import { createServer } from 'node:http';
import { closed, listening } from '../local/listen.ts';
import { say } from './bundled.ts';
import { peerGame } from './peer-game.ts';
import { Server } from './peer-packages.ts';

process.on('disconnect', () => process.exit(0));

const [bytes = '0'] = process.argv.slice(2);
// The peer does not tell which port it was given, so a free one is found for it.
const finder = createServer();
const port = await listening(finder, { host: '127.0.0.1', port: 0 });
await closed(finder);
await Server({ games: [peerGame(Number(bytes))], origins: ['*'] }).run(port, () => undefined);
say(`http://localhost:${port}`);
