import type { DemoAccountKey, OperationId } from '@efie/mocks';
import type { HttpHandler } from 'msw';
import type { FieldValues } from '../../screens/common/stories/storyForm';
import type { RequestKind, FaultResult, Failure } from './faultResult';

export interface ExpectedContent {
  /** Texts that must be visible on the screen or in a toast. */
  visibleTexts: readonly (string | RegExp)[];
  absentTexts?: readonly (string | RegExp)[];
  /**
   * How the user continues: a usable button or link in main, or in the header if the screen has none; a progress bar where
   * the screen redirects automatically.
   */
  wayForward: { role: 'button' | 'link' | 'progressbar'; name: string | RegExp; isInHeader?: true };
  /** The form was submitted successfully and is gone with its values. */
  isFormGone?: boolean;
}

/** A screen and the operation that it depends on. */
export interface FaultScreen {
  /** Path with query string; default the screen's own path. */
  path?: string;
  /** Default: a guest. */
  session?: DemoAccountKey;
  operation: OperationId;
  requestKind: RequestKind;
  /** Handlers that replace the mock backend's, for the operation or for later requests. */
  handlers?: readonly HttpHandler[];
  /** Prepares the stored data before the screen opens. */
  prepare?: () => void;
  /** User actions that send the request; none if opening the screen sends it. */
  act?: () => Promise<void>;
  /** Field values by label, which must survive every failure. */
  preservedValues?: FieldValues;
  arrived: ExpectedContent;
  waiting: ExpectedContent;
  failed: (failure: Failure) => ExpectedContent;
}

export function expectedContent(screen: FaultScreen, result: FaultResult): ExpectedContent {
  return result.kind === 'failed' ? screen.failed(result) : screen[result.kind];
}

export const button = (name: string | RegExp): ExpectedContent['wayForward'] => ({ role: 'button', name });
export const link = (name: string | RegExp): ExpectedContent['wayForward'] => ({ role: 'link', name });

/** After 10 s the request can be canceled (ruling 91). */
export const SLOW_NOTICE: ExpectedContent = {
  visibleTexts: ['This is taking longer than usual.'],
  wayForward: button('Cancel'),
};

export const CHECK_CONNECTION = 'Check your connection, then try again.';
export const TRY_IN_A_MOMENT = 'Try again in a moment.';
