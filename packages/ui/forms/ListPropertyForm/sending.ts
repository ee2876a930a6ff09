import type { NewListing } from '@efie/api';
import type { SentBytes } from '@efie/domain/photos';
import type { ListPropertyValues } from '../listing';

/** One request. */
export interface SendOptions {
  /** Aborts it. With the reason `PHOTO_CANCELED`, the form sends it again without a photo. */
  signal: AbortSignal;
  /** The form's current values. */
  values: ListPropertyValues;
  /** To be called while the request is sent. */
  onProgress: (progress: SentBytes) => void;
}

/** How the form is sent. */
export interface Sending {
  /** Returns a new signal per request, for preparing and sending; aborting it leaves the form unchanged. */
  nextSignal: () => AbortSignal;
  /** Sends the listing. A failure is shown in the form, and every field and photo stays. */
  send: (listing: NewListing, options: SendOptions) => Promise<void>;
}
