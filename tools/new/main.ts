/**
 * `npm run new`: runs plop with plopfile.ts, which asks what to create. `npm run new -- cards/OpenHouseCard` asks nothing.
 */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { bin, root, run, script } from '../run';
import { COMPONENT_LAYERS, readArguments } from './kinds';

const USAGE = `  npm run new                                      asks what to create
  npm run new -- cards/OpenHouseCard               a component; the layers are ${COMPONENT_LAYERS.join(', ')}
  npm run new -- forms/OpenHouseForm               a form
  npm run new -- screens/OpenHouses /open-houses   a screen and its path
  npm run new -- api/listings/getProperty          an operation of openapi.yaml`;

const { values, positionals } = parseArgs({
  options: {
    /** Where the files are created, for tests. */
    dest: { type: 'string', default: root },
  },
  allowPositionals: true,
});

const asks = positionals.length === 0 && process.stdin.isTTY;
const answers = asks ? [] : readArguments(positionals);
if (answers === null) {
  console.error(`"${positionals.join(' ')}" does not name what to create. Use one of:\n${USAGE}`);
  process.exitCode = 1;
} else {
  const plopfile = path.join(import.meta.dirname, 'plopfile.ts');
  const plop = [...script(bin('plop')), '--plopfile', plopfile, '--dest', values.dest];
  process.exitCode = (await run([...plop, ...answers])).code;
}
