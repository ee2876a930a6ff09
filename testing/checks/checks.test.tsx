import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations } from './axeViolations';
import { findHorizontalOverflow } from '../horizontalOverflow';
import { beginChecks, checkStory } from './index';

/** Each check reports a page with the fault and passes the same page without it. */

const check = (changes: Partial<Parameters<typeof checkStory>[0]> = {}) =>
  checkStory({
    root: document.body,
    expectsOnConsole: undefined,
    isWholeApp: true,
    isMockStory: false,
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

it('passes a page without faults', () => {
  show(`
    <main>
      <h1>Nullified</h1>
      <a href="/listings">Browse</a><a href="tel:+233245550142">Call</a><a href="#top">Up</a>
      <img alt="A home" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      <pre>undefined is not a function</pre>
      <input aria-label="Price" value="2,800" />
    </main>`);
  expect(() => check()).not.toThrow();
});

describe('forbidden text is reported', () => {
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
    expect(() => check()).toThrow(/forbidden text/);
    expect(() => check({ isMockStory: true })).not.toThrow();
  });
});

describe('unsafe URLs are reported', () => {
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
    expect(() => check()).toThrow(/unsafe URL/);
  });
});

describe('unexpected console messages are reported', () => {
  it.each([
    ['an error', () => console.error('Warning: %s', 'each child needs a key')],
    ['a warning', () => console.warn('deprecated')],
    ['a logged exception', () => console.error(new TypeError('x is not a function'))],
  ])('%s', (_what, log) => {
    log();
    expect(() => check()).toThrow(/console message/);
    // The next story does not report it again.
    expect(() => check()).not.toThrow();
  });

  it('ignores messages that the story expects, and reports all others', () => {
    console.error('The story throws');
    expect(() => check({ expectsOnConsole: [/story throws/] })).not.toThrow();
    console.error('The story throws');
    console.error('something else');
    expect(() => check({ expectsOnConsole: [/story throws/] })).toThrow(/something else/);
  });
});

describe('lost focus', () => {
  const button = () => document.querySelector('button');

  beforeEach(() => show('<main><button>Remove</button><a href="/">Home</a></main>'));

  it('is reported when the focused element is removed', () => {
    button()?.focus();
    button()?.remove();
    expect(() => check()).toThrow(/focus was lost when this element was removed: <button>/);
  });

  it('is not reported when focus moved before the removal', () => {
    button()?.focus();
    document.querySelector('a')?.focus();
    button()?.remove();
    expect(() => check()).not.toThrow();
  });

  it('is not reported after a click outside all controls', () => {
    button()?.focus();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button()?.remove();
    expect(() => check()).not.toThrow();
  });
});

it('axe reports text outside all landmarks', async () => {
  show('<main></main><p>Lost</p>');
  expect((await axeViolations('screens-any--story')).join()).toContain('region:');
});

it('reports content that overflows the window, but not inside a scroll container', () => {
  show('<main><p style="inline-size: 9000px">Wide</p></main>');
  expect(findHorizontalOverflow().join()).toContain('Wide');
  show('<main style="overflow: auto"><p style="inline-size: 9000px">Wide</p></main>');
  expect(findHorizontalOverflow()).toEqual([]);
});
