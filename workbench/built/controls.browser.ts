import process from 'node:process';
import { expect, inject, it } from 'vitest';
import { readStories } from '../../tools/stories/parseStories';
import { findBrowser } from './support';

/** An arg type as Storybook prepares it, without functions. */
interface PreparedProp {
  name: string;
  description?: string;
  control?: { type?: string; disable?: boolean };
  options?: readonly unknown[];
  table?: { type?: { summary?: string } };
}

interface PreparedStory {
  id: string;
  argTypes: Readonly<Record<string, PreparedProp>>;
  initialArgs: Readonly<Record<string, unknown>>;
}

interface SweptWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  sweep: {
    prepared: Record<string, PreparedStory>;
    rendered: number;
    finished: string[];
    failures: string[];
  };
}

/** Props whose change has no visible effect in the first story, each with the reason. */
const INVISIBLE: Readonly<Record<string, string>> = {};

/** The browser's message for an image whose URL was changed. */
const NOT_LOADED = /^Failed to load resource/;

/** Types that say nothing to a reader. */
const UNREADABLE = /^(?:union|intersection|unknown|undefined|object|other|ReactNode|ComponentType|Pick)?$/;

/** The first story of every component. */
const stories = [
  ...new Map(
    readStories(process.cwd())
      .filter(
        ({ title, file }) =>
          file.startsWith('packages/ui/') &&
          /^(?:Primitives|Fields|Cards|Forms|Dialogs|Panels)\/[^/]+$/.test(title),
      )
      .toReversed()
      .map((story) => [story.title, story]),
  ).values(),
].toReversed();

function recordEvents(): void {
  const swept = window as unknown as SweptWindow;
  swept.sweep = { prepared: {}, rendered: 0, finished: [], failures: [] };
  let channel: SweptWindow['__STORYBOOK_ADDONS_CHANNEL__'];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set(value: typeof channel) {
      channel = value;
      value.on('storyPrepared', (payload) => {
        const story = payload as PreparedStory;
        swept.sweep.prepared[story.id] = story;
      });
      value.on('storyRendered', () => {
        swept.sweep.rendered += 1;
      });
      value.on('storyFinished', (payload) => {
        swept.sweep.finished.push(String(Object(payload).storyId));
      });
      for (const event of ['storyErrored', 'storyThrewException', 'storyMissing']) {
        value.on(event, (payload) => swept.sweep.failures.push(`${event} ${JSON.stringify(payload)}`));
      }
    },
    configurable: true,
  });
}

/** Runs in the page: sets one arg at a time and reports the values that change nothing. */
async function changeArgs(storyId: string): Promise<string[]> {
  const { sweep, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as SweptWindow;
  /** Of a list such as that of the icons. */
  const MAX_OPTIONS = 12;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const waitUntil = async (isReached: () => boolean, timeout: number): Promise<boolean> => {
    for (const end = performance.now() + timeout; performance.now() < end; await pause(15))
      if (isReached()) return true;
    return isReached();
  };
  /** What a user can perceive of the page: elements, attributes and the state of controls. */
  const look = () => {
    const controls = [...document.querySelectorAll('input, textarea, select')].map((element) => {
      const { value, checked, disabled } = element as HTMLInputElement;
      return [value, checked, disabled];
    });
    const page = document.body.cloneNode(true) as HTMLElement;
    page.querySelectorAll('script, style').forEach((element) => element.remove());
    return (page.outerHTML + JSON.stringify(controls)).replace(/[«:_]r[\w-]*?[»:_]/g, '');
  };
  /** How long a change may take that renders lazy-loaded code. */
  const LAZY_MS = 600;
  const settle = async () => {
    let before = '';
    await waitUntil(() => {
      const isStill = before === look();
      before = look();
      return isStill;
    }, 3000);
  };
  const set = async (updatedArgs: Record<string, unknown>) => {
    const before = sweep.rendered;
    channel.emit('updateStoryArgs', { storyId, updatedArgs });
    if (!(await waitUntil(() => sweep.rendered > before, 5000))) sweep.failures.push(`not rendered again`);
  };
  const reset = async () => {
    const before = sweep.rendered;
    channel.emit('resetStoryArgs', { storyId });
    await waitUntil(() => sweep.rendered > before, 5000);
    await settle();
  };
  const story = sweep.prepared[storyId];
  if (!story) return [`${storyId}: not prepared`];
  const problems: string[] = [];
  await waitUntil(() => sweep.finished.includes(storyId), 30_000);
  for (const [name, { control, options }] of Object.entries(story.argTypes)) {
    const initial = story.initialArgs[name];
    const type = control?.type ?? '';
    const values: readonly unknown[] =
      type === 'select' || type === 'radio'
        ? (options ?? []).filter((option) => option !== initial).slice(0, MAX_OPTIONS)
        : type === 'boolean'
          ? [initial !== true]
          : type === 'text'
            ? [`${typeof initial === 'string' ? initial : ''}Changed`]
            : type === 'number'
              ? [typeof initial === 'number' ? initial + 1 : 1]
              : [];
    if (values.length === 0) continue;
    await settle();
    const before = look();
    /** Whether the value changes the page. Storybook reports a story as rendered once its elements are in the page. */
    const changes = async (value: unknown) => {
      await set({ [name]: value });
      return waitUntil(() => look() !== before, LAZY_MS);
    };
    const unchanged: unknown[] = [];
    for (const value of values) if (!(await changes(value))) unchanged.push(value);
    // What the component does without the prop.
    if (initial === undefined && values.length > 1) unchanged.splice(0, 1);
    if (initial === undefined && unchanged[0] === true && (await changes(false))) unchanged.pop();
    if (unchanged.length > 0) problems.push(`${name}: ${JSON.stringify(unchanged)}`);
    await reset();
  }
  return problems;
}

it(
  'every control of a component changes what is rendered, and every prop has a type and a description',
  { timeout: 900_000 },
  async () => {
    const page = await (
      await findBrowser()
    ).newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(180_000);
    const messages: string[] = [];
    let current = '';
    page.on('console', (message) => {
      if (message.type() === 'error' && !NOT_LOADED.test(message.text()))
        messages.push(`${current}: ${message.text().slice(0, 200)}`);
    });
    page.on('pageerror', (error) => messages.push(`${current}: ${error.message.slice(0, 200)}`));
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.addInitScript(recordEvents);
    const problems: string[] = [];
    const counts: Record<string, number> = {};
    for (const [index, { id, title }] of stories.entries()) {
      current = title;
      if (index === 0)
        await page.goto(
          `${inject('storybook')}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`,
        );
      else
        await page.evaluate((storyId) => {
          (window as unknown as SweptWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
            storyId,
            viewMode: 'story',
          });
        }, id);
      await page.waitForFunction((storyId) => {
        const { sweep } = window as unknown as SweptWindow;
        return sweep.finished.includes(storyId) && sweep.prepared[storyId] !== undefined;
      }, id);
      const { argTypes, initialArgs } = await page.evaluate((storyId) => {
        const story = (window as unknown as SweptWindow).sweep.prepared[storyId];
        return JSON.parse(
          JSON.stringify({ argTypes: story?.argTypes, initialArgs: story?.initialArgs }, (_key, value) =>
            typeof value === 'function' ? 'function' : (value as unknown),
          ),
        ) as PreparedStory;
      }, id);
      for (const { name, description = '', control, table } of Object.values(argTypes)) {
        const kind = control?.disable ? 'none' : (control?.type ?? 'none');
        counts[kind] = (counts[kind] ?? 0) + 1;
        const summary = table?.type?.summary ?? '';
        if (UNREADABLE.test(summary)) problems.push(`${title} ${name}: the type reads '${summary}'`);
        if (description === '') problems.push(`${title} ${name}: no description`);
        if (/^on[A-Z]/.test(name) && summary.includes('=>') && initialArgs[name] === undefined)
          problems.push(`${title} ${name}: not among the args, so the Actions panel does not show it`);
      }
      const unchanged = await page.evaluate(changeArgs, id);
      problems.push(
        ...unchanged
          .filter((text) => !Object.hasOwn(INVISIBLE, `${title} ${text.split(':')[0]}`))
          .map((text) => `${title} ${text} changes nothing`),
      );
    }
    problems.push(...(await page.evaluate(() => (window as unknown as SweptWindow).sweep.failures)));
    console.log(`controls of ${stories.length} components: ${JSON.stringify(counts)}`);
    await page.context().close();
    expect([...problems, ...messages].join('\n')).toBe('');
  },
);
