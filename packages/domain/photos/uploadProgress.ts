const MEGABYTE = 1024 * 1024;

/** How far a request with photos has been sent. */
export interface SentBytes {
  sent: number;
  /** Bytes of the whole body. */
  total: number;
}

/**
 * How much of each photo has been sent, from 0 to 1. One body holds the fields, then the photos in their order; what is no
 * photo is taken to come first.
 * @param sizes of the photos in bytes
 */
export function photoProgress(sizes: readonly number[], { sent, total }: SentBytes): readonly number[] {
  let before = Math.max(0, total - sizes.reduce((sum, size) => sum + size, 0));
  return sizes.map((size) => {
    const done = sent >= total ? 1 : size > 0 ? (sent - before) / size : Number(sent >= before);
    before += size;
    return Math.min(1, Math.max(0, done));
  });
}

/**
 * 'Photo 2 of 5, 1.2 of 3.4 MB': which photo is being sent, and how much of the whole body.
 * @param sizes of the photos in bytes
 */
export function sendingText(sizes: readonly number[], progress: SentBytes): string {
  const sentPhotos = photoProgress(sizes, progress).filter((done) => done === 1).length;
  const isLarge = progress.total >= MEGABYTE;
  const amount = (bytes: number) =>
    isLarge ? (bytes / MEGABYTE).toFixed(1) : Math.ceil(bytes / 1024).toString();
  const sent = Math.min(progress.sent, progress.total);
  return `Photo ${Math.min(sentPhotos + 1, sizes.length)} of ${sizes.length}, ${amount(sent)} of ${amount(progress.total)} ${isLarge ? 'MB' : 'kB'}`;
}

/**
 * Bytes that must be left before a request counts as incomplete: what the device has passed on may still be sent after an
 * abort.
 */
const SEND_BUFFER = 512 * 1024;

/**
 * Whether the server cannot get the whole request any more when it is stopped now, so that it leaves no listing behind.
 * Unknown progress (null) counts as sent.
 */
export const isPartlySent = (progress: SentBytes | null): boolean =>
  progress !== null && progress.total - progress.sent > SEND_BUFFER;
