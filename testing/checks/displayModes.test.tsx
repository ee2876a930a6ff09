import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMode, violationsInModes } from './displayModes';

/** Each fault exists in one of the further modes only, whose structure the earlier modes may share. */

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'A page';
});
afterEach(async () => {
  document.body.innerHTML = '';
  await applyMode({});
});

/** The modes and rules of the violations on a page with this style and main content. */
async function findViolations(style: string, html: string): Promise<string[]> {
  document.body.innerHTML = `<style>body{background:#fff;color:#000}${style}</style><main><h1>Homes</h1>${html}</main>`;
  const violations = await violationsInModes('screens-any--story');
  return violations.map((line) => line.split(':', 2).join(':'));
}

it('passes a page without faults', async () => {
  expect(await findViolations('', '<button>Search</button>')).toEqual([]);
});

it.each([
  [
    'low text contrast in dark mode',
    ['dark: color-contrast', 'dark phone: color-contrast'],
    '[data-theme=dark] p{color:#bbb}',
    '<p>Pale</p>',
  ],
  [
    'low text contrast right to left',
    ['right to left: color-contrast'],
    '[dir=rtl] p{color:#bbb}',
    '<p>Pale</p>',
  ],
  [
    'a name that is missing on phones, where CSS hides the text',
    // Once, because the second phone mode has the same structure.
    ['phone: button-name'],
    '@media(width<600px){span{display:none}}',
    '<button><span>Search</span></button>',
  ],
  [
    'targets that are too small and too close at 390 px',
    ['phone: target-size', 'dark phone: target-size'],
    'a{display:inline-block;inline-size:40px;block-size:40px}@media(width<600px){a{inline-size:10px;block-size:10px;font-size:9px}}',
    '<a href="/1">a</a><a href="/2">b</a>',
  ],
])('reports %s', async (_what, expected, style, html) => {
  expect(await findViolations(style, html)).toEqual(expected);
});
