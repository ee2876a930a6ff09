import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, root } from './run';

const ALLOWED = ["import('./rest')", "import('./onDemand')"];
const REJECTED = ["import('./Filters')", "import('../Home/rest')", "import('@efie/ui')", 'import(name)'];

describe('dynamic-import/only-rest', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-dynamic-import-'));
  let lines: readonly number[] = [];

  beforeAll(() => {
    const rule = {
      jsPlugins: [path.join(root, 'tools/lint/dynamicImport.js')],
      categories: { correctness: 'off' },
      rules: { 'dynamic-import/only-rest': 'error' },
    };
    fs.writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(rule));
    const code = [...ALLOWED, ...REJECTED].map((each) => `void ${each};`).join('\n');
    fs.writeFileSync(path.join(folder, 'modules.ts'), code);
    const { stdout } = spawnSync(process.execPath, [bin('oxlint'), '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: readonly { labels: readonly { span: { line: number } }[] }[];
    };
    lines = diagnostics.flatMap(({ labels }) => labels.map(({ span }) => span.line));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it.each(ALLOWED)('allows %s', (code) => {
    expect(lines).not.toContain(ALLOWED.indexOf(code) + 1);
  });

  it.each(REJECTED)('rejects %s', (code) => {
    expect(lines).toContain(ALLOWED.length + REJECTED.indexOf(code) + 1);
  });
});
