/** Writes the types of openapi.yaml into packages/contract; part of `npm run generate`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { root } from './run';

const types = await openapiTS(pathToFileURL(path.join(root, 'openapi.yaml')), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  // A file in a form is a Blob, in browsers and in Node.
  transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
});

const folder = path.join(root, 'packages/contract/generated');
mkdirSync(folder, { recursive: true });
writeFileSync(
  path.join(folder, 'schema.d.ts'),
  `// Generated from openapi.yaml by tools/generateTypes.ts. Do not edit.\n\n${astToString(types)}`,
);
