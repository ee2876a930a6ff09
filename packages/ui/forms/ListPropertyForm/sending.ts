import type { NewListing } from '@efie/api';
import type { SentBytes } from '@efie/domain/photos';
import type { ListPropertyValues } from '../listing';
import type { Submission } from '../submission';

/** One request. */
export interface SendOptions {
  /** Aborts it. */
  signal: AbortSignal;
  /** The form's values. */
  values: ListPropertyValues;
  /** To be called while the request is sent. */
  onProgress: (progress: SentBytes) => void;
}

/** How the form is sent. */
export interface Sending {
  /** Returns a new signal per request, for preparing and sending, and aborts the one before. */
  nextSignal: () => AbortSignal;
  /** Sends the listing. After a failure every field and photo stays. */
  send: (listing: NewListing, options: SendOptions) => Promise<Submission>;
}
