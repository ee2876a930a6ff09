import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from 'msw/package.json' with { type: 'json' };

it('the committed worker file matches the installed msw version', () => {
  const worker = readFileSync(new URL('worker/mockServiceWorker.js', import.meta.url), 'utf8');
  expect(worker, 'run "npx msw init mocks/worker --no-save" and commit the file').toContain(
    `PACKAGE_VERSION = '${version}'`,
  );
});
