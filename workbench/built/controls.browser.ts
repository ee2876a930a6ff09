import process from 'node:process';
import { expect, inject, it } from 'vitest';
import { readStories } from '../../tools/stories/parseStories';
import { openPage } from './support';

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
  parameters: { controls?: { disable?: boolean } };
}

interface SweptWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (payload: unknown) => void): void;
    once(event: string, listener: () => void): void;
    emit(event: string, payload: unknown): void;
  };
  sweep: {
    prepared: Record<string, PreparedStory>;
    finished: string[];
    failures: string[];
  };
}

/** Props whose change has no visible effect in the first story, each with the reason. */
const INVISIBLE: Readonly<Record<string, string>> = {
  'Cards/PlanCard now': 'a guest has no subscription that could expire',
  'Dialogs/RemoveFavorite role': 'selects the operation that is called',
  'Dialogs/RemoveFavorite listingId': 'sent with the request',
  'Dialogs/SaveSearch suggestedName': 'the first value of a field that is then typed in',
  'Dialogs/Lightbox photos': 'shown once the dialog is open',
  'Dialogs/Lightbox startIndex': 'shown once the dialog is open',
  'Fields/PhotoQueueField onNotice': 'with it the field does not announce the message itself',
  'Fields/ProfileImageField initials': 'shown when there is no image',
  'Forms/EditListingForm isReloading': 'shown after the listing was changed elsewhere',
  'Forms/ListPropertyForm slowNotice': 'shown while the form is sent',
  'Panels/AgentTasks openingId': 'of a task below the first three',
  'Panels/SlowNotice delay': 'a delay',
  'Primitives/AlertDialog busyLabel': 'shown while busy',
  'Primitives/Avatar loading': 'an attribute of the image, which the story is without',
  'Primitives/Combobox options': 'shown once the list is open',
  'Primitives/Combobox emptyText': 'shown when nothing matches what is typed',
  'Primitives/ImageWithFallback isInButton': 'shown while the data saver holds the image back',
  'Primitives/ImageWithFallback seed': 'of the motif that replaces a missing image',
  'Primitives/PhotoTile progress': 'shown while uploading',
  'Primitives/PhotoTile statusText': 'shown while uploading and after a failure',
  'Primitives/PhotoTile action': 'shown after a failure',
  'Primitives/Table emptyText': 'shown when there are no rows',
  'Primitives/Table loadingRows': 'shown while loading',
  'Primitives/Tooltip side': 'shown once it is open',
};

/** Of an image whose URL was changed, and of the story of the error boundary. */
const EXPECTED = /^Failed to load resource|A part of this story throws on purpose/;

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
  swept.sweep = { prepared: {}, finished: [], failures: [] };
  let channel: SweptWindow['__STORYBOOK_ADDONS_CHANNEL__'];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set(value: typeof channel) {
      channel = value;
      value.on('storyPrepared', (payload) => {
        const story = payload as PreparedStory;
        swept.sweep.prepared[story.id] = story;
      });
      value.on('storyFinished', (payload) => {
        swept.sweep.finished.push(String(Object(payload).storyId));
      });
      for (const event of ['storyErrored', 'storyThrewException', 'storyMissing']) {
        value.on(event, (payload) => {
          const { title = '', message = JSON.stringify(payload) } = Object(payload) as Record<string, string>;
          swept.sweep.failures.push(`${event} ${title} ${message.slice(0, 200)}`);
        });
      }
    },
    configurable: true,
  });
}

/** Runs in the page: sets one arg at a time, except those with invisible effects, and lists the values that change nothing. */
async function changeArgs({
  storyId,
  invisible,
}: {
  storyId: string;
  invisible: readonly string[];
}): Promise<string[]> {
  const { sweep, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as SweptWindow;
  /** Of a list such as that of the icons. */
  const MAX_OPTIONS = 5;
  const YEAR = 365 * 86_400_000;
  /** How long a change may take that renders lazy-loaded code, in ms. */
  const LAZY = 1500;
  /** Valid CSS for the props whose text is CSS. */
  const css: Readonly<Record<string, string>> = {
    ratio: '1 / 1',
    width: '50%',
    height: '5rem',
    radius: '50%',
  };
  const waitUntil = async (isReached: () => boolean, timeout: number): Promise<boolean> => {
    const end = performance.now() + timeout;
    while (!isReached()) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    return true;
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
  /** Emits an event that renders the story again, and waits until it has. */
  const rerender = async (event: string, updatedArgs?: Record<string, unknown>) => {
    const finished = new Promise<void>((resolve) => channel.once('storyFinished', resolve));
    channel.emit(event, { storyId, updatedArgs });
    await finished;
  };
  const valuesOf = ({ control, options = [] }: PreparedProp, name: string, initial: unknown) => {
    switch (control?.type) {
      case 'select':
      case 'radio':
        return options.filter((option) => option !== initial).slice(0, MAX_OPTIONS);
      case 'boolean':
        return [initial !== true];
      case 'text':
        return [css[name] ?? `${typeof initial === 'string' ? initial : ''}Changed`];
      case 'number':
        return [typeof initial === 'number' ? initial + 1 : 1];
      case 'date':
        return [Number(initial) + YEAR];
      default:
        return Array.isArray(initial) && initial.length > 0 ? [initial.slice(1)] : [];
    }
  };
  const story = sweep.prepared[storyId];
  if (!story) return ['was not prepared'];
  if (story.parameters.controls?.disable) return [];
  let initialLook = '';
  await waitUntil(() => {
    const isStill = initialLook === look();
    initialLook = look();
    return isStill;
  }, 3000);
  const problems: string[] = [];
  for (const [name, prop] of Object.entries(story.argTypes)) {
    if (!prop.control || prop.control.disable || invisible.includes(name)) continue;
    const initial = story.initialArgs[name];
    const values = valuesOf(prop, name, initial);
    if (values.length === 0) continue;
    const before = look();
    const changes = async (value: unknown) => {
      await rerender('updateStoryArgs', { [name]: value });
      return waitUntil(() => look() !== before, LAZY);
    };
    const unchanged: unknown[] = [];
    for (const value of values) if (!(await changes(value))) unchanged.push(value);
    // What the component does without the prop.
    if (initial === undefined && values.length > 1) unchanged.splice(0, 1);
    if (initial === undefined && unchanged[0] === true && (await changes(false))) unchanged.pop();
    if (unchanged.length > 0)
      problems.push(`${name}: changes nothing with ${JSON.stringify(unchanged).slice(0, 200)}`);
    await rerender('resetStoryArgs');
    await waitUntil(() => look() === initialLook, 300);
  }
  return problems;
}

/** How many pages share the stories. */
const PAGES = 2;

it(
  'every control of a component changes what is rendered, and every prop has a type and a description',
  { timeout: 900_000 },
  async () => {
    const problems: string[] = [];
    const counts: Record<string, number> = {};
    const queue = [...stories];
    const unused = new Set(Object.keys(INVISIBLE));

    /** Takes stories from the queue until it is empty. */
    const sweepInPage = async () => {
      // Storybook waits 100 ms for animations after each render, except in its test runner, which stops them.
      const page = await openPage({ userAgent: 'Chrome (StorybookTestRunner)' });
      let current = '';
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text()))
          problems.push(`${current}: ${message.text().slice(0, 200)}`);
      });
      page.on('pageerror', (error) => problems.push(`${current}: ${error.message.slice(0, 200)}`));
      // The test's compiler names functions with it.
      await page.addInitScript('globalThis.__name ??= (named) => named');
      await page.addInitScript(recordEvents);
      for (let story = queue.shift(); story; story = queue.shift()) {
        const { id, title, viewport } = story;
        // In a wide window a phone story would render in an iframe.
        await page.setViewportSize({ width: viewport === 'phone' ? 390 : 1280, height: 900 });
        if (current === '')
          // As on its docs page, where the story's play does not run.
          await page.goto(
            `${inject('storybook')}iframe.html?id=${id}&viewMode=story&embed=true&globals=a11y.manual:!true`,
          );
        else
          await page.evaluate((storyId) => {
            (window as unknown as SweptWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
              storyId,
              viewMode: 'story',
            });
          }, id);
        current = title;
        await page.waitForFunction((storyId) => {
          const { sweep } = window as unknown as SweptWindow;
          return sweep.finished.includes(storyId) && sweep.prepared[storyId] !== undefined;
        }, id);
        const { argTypes, initialArgs } = await page.evaluate((storyId) => {
          const prepared = (window as unknown as SweptWindow).sweep.prepared[storyId];
          return JSON.parse(
            JSON.stringify(
              { argTypes: prepared?.argTypes, initialArgs: prepared?.initialArgs },
              (_key, value) => (typeof value === 'function' ? 'function' : (value as unknown)),
            ),
          ) as PreparedStory;
        }, id);
        for (const { name, description = '', control, table } of Object.values(argTypes)) {
          const kind = control?.disable ? 'none' : (control?.type ?? 'none');
          counts[kind] = (counts[kind] ?? 0) + 1;
          const summary = table?.type?.summary ?? '';
          if (UNREADABLE.test(summary)) problems.push(`${title} ${name}: the type reads '${summary}'`);
          if (description === '') problems.push(`${title} ${name}: no description`);
          if (
            /^on[A-Z]/.test(name) &&
            !Object.hasOwn(INVISIBLE, `${title} ${name}`) &&
            summary.includes('=>') &&
            initialArgs[name] === undefined
          )
            problems.push(`${title} ${name}: not among the args, so the Actions panel does not show it`);
        }
        const invisible = Object.keys(argTypes).filter((name) =>
          Object.hasOwn(INVISIBLE, `${title} ${name}`),
        );
        for (const name of invisible) unused.delete(`${title} ${name}`);
        const unchanged = await page.evaluate(changeArgs, { storyId: id, invisible });
        const failures = await page.evaluate(() =>
          (window as unknown as SweptWindow).sweep.failures.splice(0),
        );
        problems.push(...[...unchanged, ...failures].map((problem) => `${title} ${problem}`));
      }
      await page.context().close();
    };
    await Promise.all(Array.from({ length: PAGES }, sweepInPage));
    console.log(`controls of ${stories.length} components: ${JSON.stringify(counts)}`);
    problems.push(...[...unused].map((name) => `${name} is no prop`));
    expect(problems.join('\n')).toBe('');
  },
);
