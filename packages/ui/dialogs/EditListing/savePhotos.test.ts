import { ApiError } from '@efie/api';
import { toStoredPhotos, setMarkedForDeletion, type NewPhoto, type QueuedPhoto } from '@efie/domain/photos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUploadStore } from '../../fields/PhotoQueueField';
import { savePhotos, type PhotoOperations } from './savePhotos';

const TOO_FEW = 'You must have at least 3 images. Please upload more images before deleting this one.';
const httpError = (status: number, serverMessage = '') =>
  new ApiError({ kind: 'http', status, serverMessage });

const newPhoto = (name: string): NewPhoto => ({
  kind: 'new',
  id: name,
  name: `${name}.jpg`,
  file: new File([name], `${name}.jpg`, { type: 'image/jpeg' }),
  fingerprint: name,
  state: 'ready',
});

/** A queue of saved photos p1, p2 and so on, some of them marked for deletion, and new photos with these names. */
function queueOf(saved: number, marked: readonly number[], names: readonly string[]): readonly QueuedPhoto[] {
  const photos = Array.from({ length: saved }, (_, index) => ({
    id: `p${index + 1}`,
    url: 'https://efie.example/p.jpg',
  }));
  const savedPhotos = marked.reduce<readonly QueuedPhoto[]>(
    (queue, position) => setMarkedForDeletion(queue, `p${position}`, true),
    toStoredPhotos(photos),
  );
  return [...savedPhotos, ...names.map(newPhoto)];
}

interface Save extends Partial<PhotoOperations> {
  /** What happens when a photo is prepared, when a tenth of it is sent, and when its response arrives: 'send front.jpg'. */
  events?: Readonly<Record<string, (user: { cancel: (id: string) => void; abort: () => void }) => void>>;
}

/** Saves the queue; a call whose name is a key of `fails` rejects with that value, the others succeed. */
async function save(
  queue: readonly QueuedPhoto[],
  fails: Readonly<Record<string, unknown>> = {},
  { events = {}, ...operations }: Save = {},
) {
  const calls: string[] = [];
  const steps: string[] = [];
  let currentQueue = queue;
  const controller = new AbortController();
  const uploads = createUploadStore();
  const user = { cancel: uploads.cancel, abort: () => controller.abort() };
  const respond = async (call: string) => {
    calls.push(call);
    if (call in fails) throw fails[call];
  };
  const result = savePhotos({
    queue,
    operations: {
      prepare: async (file, signal) => {
        events[`prepare ${file.name}`]?.(user);
        signal.throwIfAborted();
        return { state: 'ready', file };
      },
      upload: async (file, { signal, onProgress }) => {
        onProgress({ sent: 100_000, total: 1_000_000 });
        events[`send ${file.name}`]?.(user);
        signal.throwIfAborted();
        await respond(`+${file.name}`);
        events[`response ${file.name}`]?.(user);
      },
      countStored: () => Promise.reject(new Error('not expected')),
      remove: (id) => respond(`-${id}`),
      ...operations,
    },
    signal: controller.signal,
    uploads,
    onQueueChange: (next) => {
      currentQueue = next;
    },
    onProgress: (text) => steps.push(text),
  });
  const [settled] = await Promise.allSettled([result]);
  return {
    settled,
    calls,
    steps,
    currentQueue,
    states: currentQueue.map((photo) => (photo.kind === 'new' ? photo.state : photo.id)),
  };
}

const failuresOf = (settled: PromiseSettledResult<Awaited<ReturnType<typeof savePhotos>>>) =>
  settled.status === 'fulfilled' ? settled.value.failures : [];

describe('savePhotos', () => {
  it('never deletes a photo without a server id, not even by its position in the list', async () => {
    const photos = ['a', 'b', 'c', 'd'].map((name) => ({
      id: null,
      url: `https://efie.example/${name}.jpg`,
    }));
    const queue = toStoredPhotos(photos);
    expect(new Set(queue.map(({ id }) => id)).size).toBe(4);
    const marked = queue.reduce<readonly QueuedPhoto[]>(
      (all, { id }) => setMarkedForDeletion(all, id, true),
      queue,
    );
    expect(marked).toEqual(queue);
    const forced = queue.map((photo) => ({ ...photo, isMarkedForDeletion: true }));
    const { calls, settled } = await save(forced);
    expect(calls).toEqual([]);
    expect(settled).toMatchObject({ value: { failures: [], hasChanged: false } });
  });

  it('uploads first, one at a time, then deletions', async () => {
    const { settled, calls, steps, states } = await save(queueOf(4, [2], ['front', 'side']));
    expect(calls).toEqual(['+front.jpg', '+side.jpg', '-p2']);
    expect(steps).toEqual(['Sending photo 1 of 2', 'Sending photo 2 of 2', 'Deleting photos']);
    expect(states).toEqual(['p1', 'p3', 'p4', 'sent', 'sent']);
    expect(settled).toMatchObject({ value: { failures: [], hasChanged: true } });
  });

  it('reports each failure, continues with the rest, and never repeats a step that succeeded', async () => {
    const fails = { '+side.jpg': httpError(500), '-p2': httpError(500) };
    const first = await save(queueOf(5, [1, 2], ['front', 'side', 'back']), fails);
    expect(failuresOf(first.settled)).toEqual([
      { text: 'Failed to upload side.jpg', detail: '' },
      { text: 'Failed to delete image', detail: 'Photo 2.' },
    ]);
    expect(first.calls).toEqual(['+front.jpg', '+side.jpg', '+back.jpg', '-p1', '-p2']);
    expect(first.states).toEqual(['p2', 'p3', 'p4', 'p5', 'sent', 'failed', 'sent']);
    const again = await save(first.currentQueue);
    expect(again.calls).toEqual(['+side.jpg', '-p2']);
    expect(failuresOf(again.settled)).toEqual([]);
  });

  it('does not send a deletion that depended on a failed upload, and reports the reason', async () => {
    const { settled, calls } = await save(queueOf(3, [1], ['front']), { '+front.jpg': httpError(500) });
    expect(calls).toEqual(['+front.jpg']);
    expect(failuresOf(settled)[1]).toEqual({ text: 'Failed to delete image', detail: `Photo 1. ${TOO_FEW}` });
  });

  it('a rejected deletion stays marked; a photo that is already deleted counts as deleted', async () => {
    const { settled, currentQueue } = await save(queueOf(5, [1, 2], []), {
      '-p1': httpError(404),
      '-p2': httpError(422, TOO_FEW),
    });
    expect(failuresOf(settled)).toEqual([{ text: 'Failed to delete image', detail: `Photo 2. ${TOO_FEW}` }]);
    expect(currentQueue[0]).toMatchObject({ id: 'p2', isMarkedForDeletion: true });
  });

  it('shows on its tile that a photo is unreadable or too large for a proxy, and sends the others', async () => {
    const { calls, currentQueue } = await save(
      queueOf(3, [], ['gone', 'huge', 'fine']),
      { '+huge.jpg': httpError(413) },
      {
        prepare: async (file) =>
          file.name === 'gone.jpg' ? { state: 'unreadable' } : { state: 'ready', file },
      },
    );
    expect(calls).toEqual(['+huge.jpg', '+fine.jpg']);
    expect(currentQueue.slice(3)).toMatchObject([
      {
        state: 'failed',
        errorMessage: 'Failed to upload gone.jpg. This file cannot be read. Choose it again.',
      },
      { state: 'failed', errorMessage: 'Failed to upload huge.jpg. File too large. Maximum size is 5MB.' },
      { state: 'sent' },
    ]);
  });

  it.each([
    [4, 'sent'],
    [3, 'failed'],
  ])('after a lost response of the fourth photo, with %i stored, it is %s', async (stored, state) => {
    const { states } = await save(
      queueOf(3, [], ['front']),
      { '+front.jpg': new ApiError({ kind: 'parse' }) },
      { countStored: async () => stored },
    );
    expect(states.at(-1)).toBe(state);
  });

  it('stops when the session has ended, and leaves the remaining steps in the queue', async () => {
    const reason = httpError(401);
    const { settled, calls, states } = await save(queueOf(4, [1], ['front', 'side']), {
      '+front.jpg': reason,
    });
    expect(settled).toMatchObject({ status: 'rejected', reason });
    expect(calls).toEqual(['+front.jpg']);
    expect(states).toEqual(['p1', 'p2', 'p3', 'p4', 'ready', 'ready']);
  });

  it.each([
    ['while a photo is sent', 'send front.jpg', [], 'ready'],
    ['after the response of a photo', 'response front.jpg', ['+front.jpg'], 'sent'],
  ])(
    'stops when it is aborted %s, and leaves the remaining steps in the queue',
    async (_, event, sent, state) => {
      const { settled, calls, states } = await save(
        queueOf(4, [1], ['front', 'side']),
        {},
        { events: { [event]: ({ abort }) => abort() } },
      );
      expect(settled).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
      expect(calls).toEqual(sent);
      expect(states).toEqual(['p1', 'p2', 'p3', 'p4', state, 'ready']);
    },
  );

  it.each([
    ['the first while it is prepared', 'prepare front.jpg', 'front', ['side', 'back']],
    ['the first while it is sent', 'send front.jpg', 'front', ['side', 'back']],
    ['the second while it waits', 'send front.jpg', 'side', ['front', 'back']],
    ['the second while it is sent', 'send side.jpg', 'side', ['front', 'back']],
    ['the last while it is sent', 'send back.jpg', 'back', ['front', 'side']],
  ])('sends the others and deletes when one of three is canceled: %s', async (_, event, name, others) => {
    const { settled, calls, currentQueue } = await save(
      queueOf(3, [1], ['front', 'side', 'back']),
      {},
      { events: { [event]: ({ cancel }) => cancel(name) } },
    );
    expect(calls).toEqual([...others.map((other) => `+${other}.jpg`), '-p1']);
    expect(currentQueue.slice(2)).toMatchObject(others.map((id) => ({ id, state: 'sent' })));
    expect(settled).toMatchObject({ value: { failures: [], hasChanged: true } });
  });

  it('says which photo was removed, and counts the others', async () => {
    const { steps } = await save(
      queueOf(4, [1], ['front', 'side', 'back']),
      {},
      {
        events: {
          'send front.jpg': ({ cancel }) => cancel('side'),
          'send back.jpg': ({ cancel }) => cancel('back'),
        },
      },
    );
    expect(steps).toEqual([
      'Sending photo 1 of 3',
      'side.jpg was removed. Sending photo 1 of 2',
      'Sending photo 2 of 2',
      'back.jpg was removed. Deleting photos',
    ]);
  });

  it('has changed nothing when every photo is canceled, and does not send a deletion that depended on them', async () => {
    const events: Save['events'] = {
      'send front.jpg': ({ cancel }) => {
        cancel('side');
        cancel('front');
      },
    };
    const alone = await save(queueOf(3, [], ['front', 'side']), {}, { events });
    expect(alone.calls).toEqual([]);
    expect(alone.states).toEqual(['p1', 'p2', 'p3']);
    expect(alone.settled).toMatchObject({ value: { failures: [], hasChanged: false } });
    const { settled, calls, currentQueue } = await save(queueOf(3, [1], ['front', 'side']), {}, { events });
    expect(calls).toEqual([]);
    expect(failuresOf(settled)).toEqual([{ text: 'Failed to delete image', detail: `Photo 1. ${TOO_FEW}` }]);
    expect(currentQueue[0]).toMatchObject({ id: 'p1', isMarkedForDeletion: true });
  });

  it.each(['response front.jpg', 'prepare side.jpg', 'send side.jpg'])(
    'keeps a photo whose response has arrived before it was canceled: at %s',
    async (event) => {
      const { settled, calls, states } = await save(
        queueOf(3, [1], ['front', 'side']),
        {},
        { events: { [event]: ({ cancel }) => cancel('front') } },
      );
      expect(calls).toEqual(['+front.jpg', '+side.jpg', '-p1']);
      expect(states).toEqual(['p2', 'p3', 'sent', 'sent']);
      expect(settled).toMatchObject({ value: { failures: [], hasChanged: true } });
    },
  );

  it('never leaves fewer than three photos on the server, whichever request fails', async () => {
    const plan = fc.record({
      saved: fc.integer({ min: 3, max: 8 }),
      marked: fc.uniqueArray(fc.integer({ min: 1, max: 8 })),
      uploads: fc.array(fc.boolean(), { maxLength: 5 }),
      deletions: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ saved, marked, uploads, deletions }) => {
        const names = uploads.map((_, index) => `n${index}`);
        const fails = Object.fromEntries([
          ...names.flatMap((name, index) => (uploads[index] ? [] : [[`+${name}.jpg`, httpError(500)]])),
          ...deletions.flatMap((works, index) => (works ? [] : [[`-p${index + 1}`, httpError(422)]])),
        ]);
        const { settled, calls, currentQueue } = await save(
          queueOf(
            saved,
            marked.filter((position) => position <= saved),
            names,
          ),
          fails,
        );
        let count = saved;
        for (const call of calls) {
          if (call in fails) continue;
          count += call.startsWith('+') ? 1 : -1;
          expect(count).toBeGreaterThanOrEqual(3);
        }
        const remaining = currentQueue.filter((photo) =>
          photo.kind === 'new' ? photo.state !== 'sent' : photo.isMarkedForDeletion,
        );
        expect(failuresOf(settled)).toHaveLength(remaining.length);
      }),
    );
  });
});
