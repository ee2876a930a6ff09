import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../../testing/journeys/fixtures';

const web = path.resolve(import.meta.dirname, '..');
const fonts = path.resolve(web, '../../packages/ui/theme/fonts');

const noticesOf = (folder: string) =>
  fs.readFileSync(path.join(web, folder, 'THIRD_PARTY_NOTICES.txt'), 'utf8');

interface SoftwareBill {
  metadata: { component: { purl: string } };
  components: readonly { purl: string; hashes: unknown; licenses: readonly unknown[] }[];
}

const billOf = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(web, folder, 'sbom.cdx.json'), 'utf8')) as SoftwareBill;

for (const folder of ['dist', 'dist-demo']) {
  test.describe(folder, () => {
    test('publishes no report that names source files', () => {
      const files = fs.readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' });
      expect(files.filter((file) => /(?:^|[/\\])\.|manifest\.json|modules\.json/.test(file))).toEqual([]);
    });

    test('names every bundled library for scanners, with its version, license and hash', () => {
      const { metadata, components, ...bill } = billOf(folder);
      expect(bill).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
      expect(metadata.component.purl).toMatch(/^pkg:npm\/efie@/);
      const noticed = [...noticesOf(folder).matchAll(/^-{80}\n(\S+) ([\d.]+\S*) \((.+)\)\n-{80}$/gm)].map(
        ([, name, version]) => `pkg:npm/${name?.replace('@', '%40')}@${version}`,
      );
      expect(noticed.length).toBeGreaterThan(20);
      expect(components.map(({ purl }) => purl).toSorted()).toEqual(noticed.toSorted());
      for (const { hashes, licenses } of components) {
        expect(hashes).toEqual([
          { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as unknown },
        ]);
        expect(licenses).toHaveLength(1);
      }
    });

    for (const file of ['OFL-eb-garamond.txt', 'OFL-source-sans-3.txt']) {
      test(`carries the license text ${file}`, () => {
        expect(noticesOf(folder)).toContain(fs.readFileSync(path.join(fonts, file), 'utf8').trim());
      });
    }

    // The last three packages are published without a license file.
    for (const name of ['react', 'lucide-react', 'formik', 'react-hot-toast', 'tiny-case']) {
      test(`carries the license of ${name}`, () => {
        const [, text = ''] = noticesOf(folder).split(`\n${name} `);
        expect(text.slice(0, 400)).toMatch(
          /^[\d.]+ \(.+\)\n-+\n[^]*Copyright[^]*(?:Permission|Apache License)/,
        );
      });
    }
  });
}

test('the demo carries the license of the mock worker', () => {
  expect(noticesOf('dist-demo')).toMatch(/^msw [\d.]+ \(MIT\)$/m);
});
