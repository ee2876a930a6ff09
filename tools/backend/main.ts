/**
 * `npm run check:backend -- https://api.example.com`: what a backend does differently from openapi.yaml. It changes nothing.
 *   --as agent@example.com   also asks what needs a session; the password is read from BACKEND_PASSWORD
 *   --write                  also creates a listing and deletes it, saves a favorite and removes it, and counts a view
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { baseUrlProblem } from '../../apps/web/build/readEnv';
import { checkBackend } from './checkBackend';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const [url = ''] = positionals;

function exit(message: string): never {
  console.error(message);
  process.exit(2);
}

if (url === '') exit('Name the backend: npm run check:backend -- https://api.example.com');
// The same rules as for a build.
const problem = baseUrlProblem('VITE_API_BASE_URL', url);
if (problem !== null) exit(problem.replace('VITE_API_BASE_URL', 'The URL'));
const password = process.env['BACKEND_PASSWORD'];
if (values.as !== undefined && password === undefined)
  exit(`Set BACKEND_PASSWORD to the password of ${values.as}.`);

const { findings, unasked } = await checkBackend({
  baseUrl: url.replace(/\/+$/, ''),
  send: (request) => fetch(request),
  account: values.as === undefined || password === undefined ? undefined : { email: values.as, password },
  isWriting: values.write,
}).catch((error: unknown) =>
  exit(`${url} could not be reached: ${error instanceof Error ? error.message : String(error)}`),
);

for (const { subject, asked, problems, extraFields } of findings) {
  console.log(`${problems.length > 0 ? 'DIFFERS' : 'ok     '}  ${subject}: ${asked}`);
  for (const line of problems.slice(0, 10)) console.log(`           ${line}`);
  if (problems.length > 10) console.log(`           and ${problems.length - 10} more`);
  if (extraFields.length > 0) console.log(`           not documented, ignored: ${extraFields.join(', ')}`);
}
const differing = findings.filter(({ problems }) => problems.length > 0);
if (unasked.length > 0) console.log(`\nNot asked: ${unasked.join(', ')}`);
console.log(`${findings.length - differing.length} as documented, ${differing.length} different`);
process.exitCode = differing.length > 0 ? 1 : 0;
