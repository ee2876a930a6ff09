import type { DemoAccountKey, OperationId } from '@efie/mocks';
import type { HttpHandler } from 'msw';
import type { Typed } from '../../screens/shared/storyForm';
import type { CallKind, End, Failure } from './ends';

/** What a person must find on the page. */
export interface Face {
  /** Seen somewhere on the page or in a toast. */
  words: readonly (string | RegExp)[];
  /** Seen nowhere. */
  without?: readonly (string | RegExp)[];
  /**
   * The way on: a button or link that can be used, in the page or, where a page has none of its own, in the header above it;
   * a bar that runs where the page goes on by itself.
   */
  way: { role: 'button' | 'link' | 'progressbar'; name: string | RegExp; isInHeader?: true };
  /** What was typed has done its work, and is gone with its form. */
  isDone?: boolean;
}

/** One screen and the call that it stands or falls with. */
export interface FaultScreen {
  /** Where it is opened. */
  at: string;
  /** Default: a guest. */
  session?: DemoAccountKey;
  operation: OperationId;
  call: CallKind;
  /** Answers in place of the mock backend's, for the call or for what follows it. */
  answers?: readonly HttpHandler[];
  /** What the device holds before the page is opened. */
  before?: () => void;
  /** What a person does so that the call goes out; none where it goes out by itself. */
  act?: () => Promise<void>;
  /** What was typed, by label: it stays through every failure. */
  kept?: Typed;
  arrived: Face;
  waiting: Face;
  failed: (failure: Failure) => Face;
}

/** What the page shows at that end of its call. */
export function faceOf(screen: FaultScreen, end: End): Face {
  return end.kind === 'failed' ? screen.failed(end) : screen[end.kind];
}

export const button = (name: string | RegExp): Face['way'] => ({ role: 'button', name });
export const link = (name: string | RegExp): Face['way'] => ({ role: 'link', name });

/** Ten seconds have passed: it can be given up (ruling 91). */
export const SLOW: Face = { words: ['This is taking long.'], way: button('Cancel') };

export const CONNECTION = 'Check your connection, then try again.';
export const MOMENT = 'Try again in a moment.';
