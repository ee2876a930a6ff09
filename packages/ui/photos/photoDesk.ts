import { photoKind } from '@efie/domain';
import { drawNothing, readyPhoto, type ReadyPhoto, type Redraw } from './readyPhoto';

/** Longest wait for one photo, in ms: a slow phone takes some seconds for the largest; what takes longer is not drawn. */
const PATIENCE = 20_000;

export interface DeskOptions {
  /** Starts a worker beside the page; null where the browser has none that can draw. */
  startWorker?: () => Worker | null;
  /** In ms. */
  patience?: number;
}

/** Where photos are made ready, one at a time. */
export interface PhotoDesk {
  /** Reads a file and makes it ready; `unreadable` when the device no longer gives its bytes. Never rejects. */
  ready: (file: File) => Promise<ReadyPhoto>;
  /** Ends the worker, whatever it does. */
  close: () => void;
}

function startPhotoWorker(): Worker | null {
  const isAble =
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof createImageBitmap === 'function';
  // The address stands in the call: that is how the build finds the worker and makes a file of it.
  return isAble ? new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' }) : null;
}

type Answer = ReadyPhoto | { state: 'broken' } | { state: 'late' };

function ask(worker: Worker, bytes: ArrayBuffer, patience: number): Promise<Answer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end({ state: 'late' }), patience);
    const hear = ({ data }: MessageEvent<ReadyPhoto>) => end(data);
    const fail = (event: Event) => {
      // Heard here: the page draws instead, and nothing is to be reported.
      event.preventDefault();
      end({ state: 'broken' });
    };
    const end = (answer: Answer) => {
      clearTimeout(timer);
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', fail);
      worker.removeEventListener('messageerror', fail);
      resolve(answer);
    };
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.postMessage(bytes, [bytes]);
  });
}

/** The same drawing in the page, for browsers without a worker that draws; given up after the same wait. */
function drawInPage(patience: number): Redraw {
  return async (job) => {
    const { redrawPhoto } = await import('./redrawPhoto');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience);
    });
    try {
      return await Promise.race([redrawPhoto(job), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Opens a desk. The worker starts with the first photo that is to be drawn: a module of its own, loaded by nothing else.
 * Where it is missing or does not start, the page draws; where it takes too long, the photo is sent as it was chosen,
 * without its notes.
 */
export function openPhotoDesk({
  startWorker = startPhotoWorker,
  patience = PATIENCE,
}: DeskOptions = {}): PhotoDesk {
  let worker: Worker | null = null;
  let isBeside = true;
  const close = () => {
    worker?.terminate();
    worker = null;
  };

  async function askBeside(bytes: ArrayBuffer): Promise<Answer> {
    try {
      worker ??= startWorker();
    } catch {
      worker = null;
    }
    return worker ? ask(worker, bytes, patience) : { state: 'broken' };
  }

  async function readyFrom(file: File): Promise<ReadyPhoto> {
    const read = async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      // Some browsers give what stands in its place by now.
      if (bytes.length !== file.size) throw new Error('The file has changed.');
      return bytes;
    };
    const bytes = await read();
    const kind = photoKind(bytes);
    if (kind === null || kind === 'gif') return readyPhoto(bytes, drawNothing);
    if (!isBeside) return readyPhoto(bytes, drawInPage(patience));
    // The bytes move to the worker; they are read again should it not give them back.
    const answer = await askBeside(bytes.buffer);
    if (answer.state !== 'broken' && answer.state !== 'late') return answer;
    close();
    if (answer.state === 'late') return readyPhoto(await read(), drawNothing);
    isBeside = false;
    return readyPhoto(await read(), drawInPage(patience));
  }

  return {
    ready: (file) => readyFrom(file).catch(() => ({ state: 'unreadable' })),
    close,
  };
}
