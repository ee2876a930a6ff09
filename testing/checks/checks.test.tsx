import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations } from './axeViolations';
import { tooWide } from '../narrow';
import { beginChecks, judgeStory } from './index';

/** What each check of every story is for: a page with the fault is caught, the same page without it is not. */

const judge = (changes: Partial<Parameters<typeof judgeStory>[0]> = {}) =>
  judgeStory({
    root: document.body,
    expectsOnConsole: undefined,
    isWholeApp: true,
    isOfMocks: false,
    ...changes,
  });

function show(html: string): void {
  document.body.innerHTML = html;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'A page';
  show('<main><h1>Homes</h1></main>');
  beginChecks();
});
afterEach(() => show(''));

it('lets a clean page pass', () => {
  show(`
    <main>
      <h1>Nullified</h1>
      <a href="/listings">Browse</a><a href="tel:+233245550142">Call</a><a href="#top">Up</a>
      <img alt="A home" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      <pre>undefined is not a function</pre>
      <input aria-label="Price" value="2,800" />
    </main>`);
  expect(() => judge()).not.toThrow();
});

describe('text that no person should meet', () => {
  it.each([
    '<p>undefined bedrooms</p>',
    '<p>null</p>',
    '<p>GH₵ NaN</p>',
    '<p>[object Object]</p>',
    '<p>Listed Invalid Date</p>',
    '<p>We wrote to {email}.</p>',
    '<p>We wrote to {n} people.</p>',
    '<p>TypeError: x is not a function</p>',
    '<div>Something broke\n    at Card (Card.tsx:12:5)</div>',
    '<p>Stack trace: #0 index.php(17)</p>',
    '<button aria-label="Remove undefined">x</button>',
    '<img alt="null" src="/a.png" />',
    '<input value="NaN" />',
    '<textarea>undefined</textarea>',
    '<input placeholder="null" />',
  ])('%s', (html) => {
    show(html);
    expect(() => judge()).toThrow(/forbidden text/);
    expect(() => judge({ isOfMocks: true })).not.toThrow();
  });
});

describe('addresses that the safe-URL function would not let through', () => {
  it.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" JaVaScRiPt:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="blob:null/1">x</a>',
    '<a href="https://efie@evil.example">x</a>',
    '<form action="vbscript:x"></form>',
    '<img alt="" src="javascript:alert(1)" />',
    '<iframe title="x" src="data:text/html,x"></iframe>',
  ])('%s', (html) => {
    show(html);
    expect(() => judge()).toThrow(/unsafe address/);
  });
});

describe('the console', () => {
  it.each([
    ['an error', () => console.error('Warning: %s', 'each child needs a key')],
    ['a warning', () => console.warn('deprecated')],
    ['an error that is thrown away', () => console.error(new TypeError('x is not a function'))],
  ])('%s', (_what, say) => {
    say();
    expect(() => judge()).toThrow(/said on the console/);
    // Said once, and not of the next story.
    expect(() => judge()).not.toThrow();
  });

  it('what a story brings about on purpose passes, and nothing beside it', () => {
    console.error('The story throws');
    expect(() => judge({ expectsOnConsole: [/story throws/] })).not.toThrow();
    console.error('The story throws');
    console.error('something else');
    expect(() => judge({ expectsOnConsole: [/story throws/] })).toThrow(/something else/);
  });
});

describe('the focus', () => {
  const button = () => document.querySelector('button');

  beforeEach(() => show('<main><button>Remove</button><a href="/">Home</a></main>'));

  it('gone with the element that had it', () => {
    button()?.focus();
    button()?.remove();
    expect(() => judge()).toThrow(/the focus went with: <button>/);
  });

  it('handed on in time', () => {
    button()?.focus();
    document.querySelector('a')?.focus();
    button()?.remove();
    expect(() => judge()).not.toThrow();
  });

  it('taken away by a press beside everything', () => {
    button()?.focus();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button()?.remove();
    expect(() => judge()).not.toThrow();
  });
});

describe('axe, with the rules that every story is held to', () => {
  it.each([
    ['a button without a name', '<main><button></button></main>', 'button-name'],
    ['pale words', '<main><p style="color:#999;background:#fff">Pale</p></main>', 'color-contrast'],
    [
      'targets too small and too near',
      '<main><a href="/1" style="display:inline-block;inline-size:10px;font-size:10px">a</a><a href="/2" style="display:inline-block;inline-size:10px;font-size:10px">b</a></main>',
      'target-size',
    ],
    ['words outside every landmark', '<main></main><p>Lost</p>', 'region'],
  ])('%s', async (_what, html, rule) => {
    show(html);
    expect((await axeViolations('screens-any--story')).join()).toContain(`${rule}:`);
  });
});

it('a page that is wider than its window', () => {
  show('<main><p style="inline-size: 9000px">Wide</p></main>');
  expect(tooWide().join()).toContain('Wide');
  show('<main style="overflow: auto"><p style="inline-size: 9000px">Wide</p></main>');
  expect(tooWide()).toEqual([]);
});
