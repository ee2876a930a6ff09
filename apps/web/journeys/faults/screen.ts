import type { DemoAccountKey, OperationId } from '@efie/mocks';
import type { HttpHandler } from 'msw';
import type { Typed } from '../../screens/common/storyForm';
import type { CallKind, End, Failure } from './ends';

export interface Face {
  /** Texts that must be visible on the screen or in a toast. */
  words: readonly (string | RegExp)[];
  without?: readonly (string | RegExp)[];
  /**
   * How the user continues: a usable button or link in main, or in the header if the screen has none; a progress bar where
   * the screen redirects automatically.
   */
  way: { role: 'button' | 'link' | 'progressbar'; name: string | RegExp; isInHeader?: true };
  /** The form was submitted successfully and is gone with its values. */
  isDone?: boolean;
}

/** A screen and the operation that it depends on. */
export interface FaultScreen {
  /** Path with query string. */
  at: string;
  /** Default: a guest. */
  session?: DemoAccountKey;
  operation: OperationId;
  call: CallKind;
  /** Handlers that replace the mock backend's, for the operation or for later requests. */
  answers?: readonly HttpHandler[];
  /** Prepares the stored data before the screen opens. */
  before?: () => void;
  /** User actions that send the request; none if opening the screen sends it. */
  act?: () => Promise<void>;
  /** Field values by label, which must survive every failure. */
  kept?: Typed;
  arrived: Face;
  waiting: Face;
  failed: (failure: Failure) => Face;
}

export function faceOf(screen: FaultScreen, result: End): Face {
  return result.kind === 'failed' ? screen.failed(result) : screen[result.kind];
}

export const button = (name: string | RegExp): Face['way'] => ({ role: 'button', name });
export const link = (name: string | RegExp): Face['way'] => ({ role: 'link', name });

/** After 10 s the request can be canceled (ruling 91). */
export const SLOW: Face = { words: ['This is taking long.'], way: button('Cancel') };

export const CONNECTION = 'Check your connection, then try again.';
export const MOMENT = 'Try again in a moment.';
