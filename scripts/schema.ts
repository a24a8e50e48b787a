import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { faces } from '../schema/graphql/games/index.ts';
import { schemaText } from '../schema/graphql/schema-text.ts';

/** `npm run schema`: writes the schema of the API to `schema/schema.graphql`, where every change of it is seen. */

const target = fileURLToPath(new URL('../schema/schema.graphql', import.meta.url));
await writeFile(target, schemaText(faces));
