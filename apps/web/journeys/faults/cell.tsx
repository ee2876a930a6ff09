import { FIXED_NOW, SLOW_MS, type FaultId } from '@efie/mocks';
import { http, HttpResponse } from 'msw';
import { createRoot } from 'react-dom/client';
import { waitFor, within } from 'storybook/test';
import { freshBackend, startWorker } from '../../../../testing/backend';
import { beginChecks, judgeStory } from '../../../../testing/checks';
import { WholeApp } from '../../../../testing/decorators/route';
import { expectHeld } from '../../screens/shared/storyForm';
import { hasteSlowNotice } from '../../screens/shared/storyHaste';
import { endOf } from './ends';
import { faceOf, type Face, type FaultScreen } from './screen';

/** What only a page of the server's own could have brought, or a crash of ours. */
const SPILLED = /Whoops|<\/?html|This page could not be shown/;

/** ms in place of the three seconds of `slow`; long enough to be met while it waits. */
const HASTED = 150;

/** The first wait as long as that of `slow` is the fault's own; a later one belongs to the screen. */
function hasteSlowAnswer(): () => void {
  const real = window.setTimeout;
  let isSpent = false;
  const hasted = (work: TimerHandler, wait?: number) => {
    if (wait !== SLOW_MS || isSpent) return real(work, wait);
    isSpent = true;
    return real(work, HASTED);
  };
  window.setTimeout = hasted as typeof window.setTimeout;
  return () => {
    window.setTimeout = real;
  };
}

const hasteFor = (fault: FaultId) => {
  if (fault === 'slow') return hasteSlowAnswer();
  return fault === 'hang' || fault === 'stall' ? hasteSlowNotice() : () => undefined;
};

/** Asked after all others, and answered after they were heard. */
const LAST_CALL = '/last-call-of-the-cell';

/** All words that are seen: of the page, of a dialog and of a toast. */
const seen = (): string => document.body.innerText.replace(/\s+/g, ' ');

const has = (text: string, words: string | RegExp): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

function place(name: 'main' | 'header'): HTMLElement {
  const element = document.querySelector<HTMLElement>(name);
  if (!element) throw new Error(`There is no ${name}.`);
  return element;
}

function expectFace({ words, without = [], way }: Face): void {
  const text = seen();
  const missing = words.filter((entry) => !has(text, entry));
  if (missing.length > 0) throw new Error(`not said: ${missing.join(' | ')}\nbut: ${text}`);
  const wrong = without.filter((entry) => has(text, entry));
  if (wrong.length > 0) throw new Error(`said all the same: ${wrong.join(' | ')}\nin: ${text}`);
  const controls = within(place(way.isInHeader ? 'header' : 'main')).queryAllByRole(way.role, {
    name: way.name,
  });
  const isUsable = (control: HTMLElement) => control.checkVisibility() && !control.hasAttribute('disabled');
  if (!controls.some(isUsable)) throw new Error(`no way forward: ${way.role} ${way.name}\nin: ${text}`);
}

/** Header, page and footer stand, and nothing is shown that nobody should see; a page that waits may have no heading yet. */
function expectShell({ isWaiting }: { isWaiting: boolean }): void {
  for (const part of ['header', 'main', ...(isWaiting ? [] : ['main h1']), 'footer']) {
    const element = document.querySelector<HTMLElement>(part);
    if (!element?.checkVisibility() || element.innerText.trim() === '') throw new Error(`${part} is blank`);
  }
  const [spilled] = SPILLED.exec(seen()) ?? [];
  if (spilled !== undefined) throw new Error(`'${spilled}' in: ${seen()}`);
}

/** Where the running app meets the same, for whoever chases a cell that failed. */
function addressOf({ at, session, operation }: FaultScreen, fault: FaultId): string {
  return `${at}${at.includes('?') ? '&' : '?'}as=${session ?? 'guest'}&network=${fault}:${operation}`;
}

/**
 * One cell of the grid: the whole app is opened anew at the screen, the fault lies on its call, and what a person finds then
 * is what the specification says of it; what was typed stays, the shell stands, the checks of every story hold.
 */
export async function tryCell(screen: FaultScreen, fault: FaultId): Promise<void> {
  const worker = await startWorker();
  worker.resetHandlers();
  // Behind the fault, which stands before all that was there.
  worker.use(
    ...(screen.answers ?? []),
    http.post(LAST_CALL, () => new HttpResponse(null, { status: 204 })),
  );
  await freshBackend({
    scenario: 'normal',
    session: screen.session ?? 'guest',
    network: { kind: 'fault', fault, operation: screen.operation },
    now: FIXED_NOW,
    showsPhotographs: false,
  });
  screen.before?.();
  beginChecks();

  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const slowDown = hasteFor(fault);
  try {
    root.render(<WholeApp route={screen.at} state={null} isStrict={false} freshFor={0} />);
    await screen.act?.();
    const end = endOf(fault, screen.call);
    const face = faceOf(screen, end);
    await waitFor(() => {
      expectFace(face);
      expectShell({ isWaiting: end.kind === 'waiting' });
    });
    if (!face.isDone && screen.kept) await expectHeld(screen.kept);
    judgeStory({ root: document.body, expectsOnConsole: [], isWholeApp: true, isOfMocks: false });
  } catch (error) {
    throw new Error(`${String(error)}\nIn the running app: ${addressOf(screen, fault)}`, { cause: error });
  } finally {
    slowDown();
    // What was asked in this world has come to it: a call on its way would sign somebody up in the next one's.
    await fetch(LAST_CALL, { method: 'POST', body: 'last' });
    root.unmount();
    page.remove();
  }
}
