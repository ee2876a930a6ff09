// Writes packages/api/generated/schema.d.ts from openapi.yaml; with --check, only says whether it is up to date.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const contract = new URL('../openapi.yaml', import.meta.url);
const target = new URL('../packages/api/generated/schema.d.ts', import.meta.url);
const targetName = 'packages/api/generated/schema.d.ts';

const header = '// Generated from openapi.yaml by tools/generate-types.mjs. Do not edit.\n\n';

const fresh =
  header +
  astToString(
    await openapiTS(contract, {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      // A file in a form is a Blob in the browser and in Node.
      transform: (schema) =>
        schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
    }),
  );

if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '');
  if (committed !== fresh) {
    console.error(
      `${targetName} differs from what openapi.yaml says: run "node tools/generate-types.mjs" and commit the result.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`${targetName} matches openapi.yaml.`);
  }
} else {
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, fresh);
  console.log(`Wrote ${fileURLToPath(target)}`);
}
