import { FIXED_NOW, SLOW_MS, type FaultId } from '@efie/mocks';
import { http, HttpResponse } from 'msw';
import { createRoot } from 'react-dom/client';
import { waitFor, within } from 'storybook/test';
import { resetBackend, startWorker } from '../../../../testing/backend';
import { beginChecks, checkStory } from '../../../../testing/checks';
import { WholeApp } from '../../../../testing/decorators/wholeApp';
import { expectFieldValues } from '../../screens/common/stories/storyForm';
import { showSlowNoticeImmediately } from '../../screens/common/stories/storySlowNotice';
import { paths, type ScreenName } from '../../routing/paths';
import { faultResultOf } from './faultResult';
import { FAULT_SCREENS } from './faultScreens';
import { expectedContent, type ExpectedContent, type FaultScreen } from './faultScreen';

/** Text that only a server's error page or a crash of the app can show. */
const ERROR_PAGE_TEXT = /Whoops|<\/?html|This page could not be shown/;

/** ms instead of the 3 s of `slow`; long enough to see the waiting state. */
const SHORT_DELAY = 150;

/** Shortens the delay of the `slow` fault: the first timer of that length. Later ones belong to the screen. */
function shortenSlowDelay(): () => void {
  const real = window.setTimeout;
  let isDone = false;
  const setTimeoutWithShortDelay = (handler: TimerHandler, delay?: number) => {
    if (delay !== SLOW_MS || isDone) return real(handler, delay);
    isDone = true;
    return real(handler, SHORT_DELAY);
  };
  window.setTimeout = setTimeoutWithShortDelay as typeof window.setTimeout;
  return () => {
    window.setTimeout = real;
  };
}

const shortenTimersFor = (fault: FaultId) => {
  if (fault === 'slow') return shortenSlowDelay();
  return fault === 'hang' || fault === 'stall' ? showSlowNoticeImmediately() : () => undefined;
};

/** A final request: its response arrives after those of all earlier requests. */
const FINAL_REQUEST = '/final-request-of-the-cell';

const visibleText = (): string => document.body.innerText.replace(/\s+/g, ' ');

const matches = (text: string, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? text.includes(expected) : expected.test(text);

function region(name: 'main' | 'header'): HTMLElement {
  const element = document.querySelector<HTMLElement>(name);
  if (!element) throw new Error(`The page has no ${name} element`);
  return element;
}

function expectContent({ visibleTexts, absentTexts = [], wayForward }: ExpectedContent): void {
  const text = visibleText();
  const missing = visibleTexts.filter((entry) => !matches(text, entry));
  if (missing.length > 0) throw new Error(`missing text: ${missing.join(' | ')}\nvisible: ${text}`);
  const unexpected = absentTexts.filter((entry) => matches(text, entry));
  if (unexpected.length > 0) throw new Error(`unexpected text: ${unexpected.join(' | ')}\nvisible: ${text}`);
  const controls = within(region(wayForward.isInHeader ? 'header' : 'main')).queryAllByRole(wayForward.role, {
    name: wayForward.name,
    // Testing Library computes the styles of all ancestors of all controls, which takes seconds on a busy machine.
    hidden: true,
  });
  const isUsable = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.hasAttribute('disabled') &&
    control.closest('[aria-hidden="true"], [inert]') === null;
  if (!controls.some(isUsable))
    throw new Error(`no way forward: ${wayForward.role} ${wayForward.name}\nvisible: ${text}`);
}

/** Header, main, heading and footer have content, and no error page is visible. A waiting screen may have no heading yet. */
function expectShell({ isWaiting }: { isWaiting: boolean }): void {
  for (const selector of ['header', 'main', ...(isWaiting ? [] : ['main h1']), 'footer']) {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element?.checkVisibility() || element.innerText.trim() === '')
      throw new Error(`${selector} is missing or empty`);
  }
  const [errorText] = ERROR_PAGE_TEXT.exec(visibleText()) ?? [];
  if (errorText !== undefined) throw new Error(`error page text '${errorText}' is visible: ${visibleText()}`);
}

/** The URL that reproduces the cell in the running app. */
function appUrl(path: string, { session, operation }: FaultScreen, fault: FaultId): string {
  return `${path}${path.includes('?') ? '&' : '?'}as=${session ?? 'guest'}&network=${fault}:${operation}`;
}

/**
 * Runs one cell of the grid: renders the app at a screen with a fault on its operation, and expects the specified content,
 * the unchanged input, the shell, and the checks of every story to pass.
 */
export async function runCell(name: ScreenName, fault: FaultId): Promise<void> {
  const screen = FAULT_SCREENS[name];
  const path = screen.path ?? paths[name];
  const worker = await startWorker();
  worker.resetHandlers();
  // Handlers added here come after the fault, which is prepended.
  worker.use(
    ...(screen.handlers ?? []),
    http.post(FINAL_REQUEST, () => new HttpResponse(null, { status: 204 })),
  );
  await resetBackend({
    scenario: 'normal',
    session: screen.session ?? 'guest',
    network: { kind: 'fault', fault, operation: screen.operation },
    now: FIXED_NOW,
    showsPhotographs: false,
  });
  screen.prepare?.();
  beginChecks();

  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const restoreTimers = shortenTimersFor(fault);
  try {
    root.render(<WholeApp route={path} state={null} isStrict={false} freshFor={0} />);
    await screen.act?.();
    const result = faultResultOf(fault, screen.requestKind);
    const expected = expectedContent(screen, result);
    await waitFor(() => {
      expectContent(expected);
      expectShell({ isWaiting: result.kind === 'waiting' });
    });
    if (!expected.isFormGone && screen.preservedValues) await expectFieldValues(screen.preservedValues);
    checkStory({ root: document.body, expectsOnConsole: [], isWholeApp: true, isMockStory: false });
  } catch (error) {
    throw new Error(`${String(error)}\nIn the running app: ${appUrl(path, screen, fault)}`, { cause: error });
  } finally {
    restoreTimers();
    // Waits for all requests in flight, which would otherwise reach the next cell's backend.
    await fetch(FINAL_REQUEST, { method: 'POST', body: 'final' });
    root.unmount();
    page.remove();
  }
}
