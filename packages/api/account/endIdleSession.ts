import { getSession, reportUnauthorized, subscribeToSession } from '../session/session';
import { readStored, writeStored } from '../storage/storage';
import { requestLogOut } from './requestLogOut';

/** When there was last input in any tab, in ms since 1970; only while an account is signed in. */
const LAST_INPUT = 'efie-last-input';

const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input'] as const;
const RETURN_EVENTS = ['pageshow', 'focus'] as const;

/** How often input is written, and the time is checked, in ms. */
const INTERVAL = 10_000;

/** How long sending a form counts as input, in ms; a request may also never end. */
const LONGEST_SENDING = 3_600_000;

/** Null without a time in the past. */
function readLastInput(): number | null {
  const time = Number.parseInt(readStored(LAST_INPUT) ?? '', 10);
  return time <= Date.now() ? time : null;
}

const writeLastInput = (): void => writeStored({ [LAST_INPUT]: String(Date.now()) });

/**
 * Ends the session, as a 401 does, after this many minutes without input in any tab; also when the browser was closed
 * meanwhile. Drafts are kept.
 * @param isSending whether a form is being sent, which counts as input: a phone that uploads photos is not touched
 * @returns a function that stops watching
 */
export function endIdleSession(minutes: number, isSending: () => boolean = () => false): () => void {
  let sendingSince: number | null = null;

  const check = () => {
    const session = getSession();
    sendingSince = isSending() ? (sendingSince ?? Date.now()) : null;
    if (session.role === 'guest') {
      if (readStored(LAST_INPUT) !== null) writeStored({ [LAST_INPUT]: null });
      return;
    }
    const lastInput = readLastInput();
    if (lastInput === null) writeLastInput();
    else if (Date.now() - lastInput >= minutes * 60_000) {
      reportUnauthorized(session);
      void requestLogOut(session);
    } else if (sendingSince !== null && Date.now() - sendingSince < LONGEST_SENDING) writeLastInput();
  };
  const onInput = () => {
    const lastInput = readLastInput();
    if (lastInput !== null && Date.now() - lastInput < INTERVAL) return;
    // Input after the time is over must not extend it.
    check();
    if (getSession().role !== 'guest') writeLastInput();
  };

  check();
  const timer = setInterval(check, INTERVAL);
  const unsubscribe = subscribeToSession(check);
  for (const type of INPUT_EVENTS) window.addEventListener(type, onInput, { passive: true });
  for (const type of RETURN_EVENTS) window.addEventListener(type, check);
  return () => {
    clearInterval(timer);
    unsubscribe();
    for (const type of INPUT_EVENTS) window.removeEventListener(type, onInput);
    for (const type of RETURN_EVENTS) window.removeEventListener(type, check);
  };
}
