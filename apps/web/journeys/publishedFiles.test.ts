import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '..');
const fonts = path.resolve(web, '../../packages/ui/theme/fonts');

describe.each(['dist', 'dist-demo'])('%s', (folder) => {
  const files = fs.readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' });
  const notices = fs.readFileSync(path.join(web, folder, 'THIRD_PARTY_NOTICES.txt'), 'utf8');

  it('publishes no report that names source files', () => {
    expect(files.filter((file) => /(?:^|[/\\])\.|manifest\.json|modules\.json/.test(file))).toEqual([]);
  });

  it.each(['OFL-eb-garamond.txt', 'OFL-source-sans-3.txt'])('carries the license text %s', (file) => {
    expect(notices).toContain(fs.readFileSync(path.join(fonts, file), 'utf8').trim());
  });

  // The last three packages are published without a license file.
  it.each(['react', 'lucide-react', 'formik', 'react-remove-scroll-bar', 'tiny-case'])(
    'carries the license of %s',
    (name) => {
      const [, text = ''] = notices.split(`\n${name} `);
      expect(text.slice(0, 400)).toMatch(
        /^[\d.]+ \(.+\)\n-+\n[^]*Copyright[^]*(?:Permission|Apache License)/,
      );
    },
  );
});

it('the demo carries the license of the mock worker', () => {
  expect(fs.readFileSync(path.join(web, 'dist-demo/THIRD_PARTY_NOTICES.txt'), 'utf8')).toMatch(
    /^msw [\d.]+ \(MIT\)$/m,
  );
});
