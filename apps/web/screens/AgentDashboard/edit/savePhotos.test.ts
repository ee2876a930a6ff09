import { ApiError } from '@efie/api';
import { keptPhotos, markPhoto, type NewPhoto, type QueuedPhoto } from '@efie/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savePhotos, type PhotoCalls } from './savePhotos';

const TOO_FEW = 'You must have at least 3 images. Please upload more images before deleting this one.';
const refused = (status: number, serverMessage = '') => new ApiError({ kind: 'http', status, serverMessage });

const fresh = (name: string): NewPhoto => ({
  kind: 'new',
  id: name,
  name: `${name}.jpg`,
  file: new File([name], `${name}.jpg`, { type: 'image/jpeg' }),
  fingerprint: name,
  state: 'ready',
});

function queueOf(kept: number, marked: readonly number[], names: readonly string[]): readonly QueuedPhoto[] {
  const ids = Array.from({ length: kept }, (_, index) => ({
    id: `p${index + 1}`,
    url: 'https://efie.example/p.jpg',
  }));
  const all = marked.reduce<readonly QueuedPhoto[]>(
    (queue, at) => markPhoto(queue, `p${at}`, true),
    keptPhotos(ids),
  );
  return [...all, ...names.map(fresh)];
}

/** A server that takes everything but what `fails` names. */
async function save(
  queue: readonly QueuedPhoto[],
  fails: Readonly<Record<string, unknown>> = {},
  prepare: PhotoCalls['prepare'] = async (file) => ({ state: 'ready', file }),
) {
  const calls: string[] = [];
  const steps: string[] = [];
  let now = queue;
  const ask = async (call: string) => {
    calls.push(call);
    if (call in fails) throw fails[call];
  };
  const result = savePhotos({
    queue,
    calls: { prepare, upload: (file) => ask(`+${file.name}`), remove: (id) => ask(`-${id}`) },
    onQueue: (next) => {
      now = next;
    },
    onStep: (words) => steps.push(words),
  });
  const [settled] = await Promise.allSettled([result]);
  return {
    settled,
    calls,
    steps,
    now,
    states: now.map((photo) => (photo.kind === 'new' ? photo.state : photo.id)),
  };
}

const failuresOf = (settled: PromiseSettledResult<Awaited<ReturnType<typeof savePhotos>>>) =>
  settled.status === 'fulfilled' ? settled.value.failures : [];

describe('the photos of an edited listing', () => {
  it('never deletes a photo for which the server gave no id, not even by its place in the list', async () => {
    const photos = ['a', 'b', 'c', 'd'].map((name) => ({
      id: null,
      url: `https://efie.example/${name}.jpg`,
    }));
    const queue = keptPhotos(photos);
    expect(new Set(queue.map(({ id }) => id)).size).toBe(4);
    const marked = queue.reduce<readonly QueuedPhoto[]>((all, { id }) => markPhoto(all, id, true), queue);
    expect(marked).toEqual(queue);
    const forced = queue.map((photo) => ({ ...photo, isMarkedForDeletion: true }));
    const { calls, settled } = await save(forced);
    expect(calls).toEqual([]);
    expect(settled).toMatchObject({ value: { failures: [], hasChanged: false } });
  });

  it('C434 C435: uploads first, one at a time, then deletions', async () => {
    const { settled, calls, steps, states } = await save(queueOf(4, [2], ['front', 'side']));
    expect(calls).toEqual(['+front.jpg', '+side.jpg', '-p2']);
    expect(steps).toEqual(['Sending photo 1 of 2', 'Sending photo 2 of 2', 'Deleting photos']);
    expect(states).toEqual(['p1', 'p3', 'p4', 'sent', 'sent']);
    expect(settled).toMatchObject({ value: { failures: [], hasChanged: true } });
  });

  it('C436 C437 F119: names what fails, goes on with the rest, and does what is done only once', async () => {
    const fails = { '+side.jpg': refused(500), '-p2': refused(500) };
    const first = await save(queueOf(5, [1, 2], ['front', 'side', 'back']), fails);
    expect(failuresOf(first.settled)).toEqual([
      { text: 'Failed to upload side.jpg', detail: '' },
      { text: 'Failed to delete image', detail: 'Photo 2.' },
    ]);
    expect(first.calls).toEqual(['+front.jpg', '+side.jpg', '+back.jpg', '-p1', '-p2']);
    expect(first.states).toEqual(['p2', 'p3', 'p4', 'p5', 'sent', 'failed', 'sent']);
    const again = await save(first.now);
    expect(again.calls).toEqual(['+side.jpg', '-p2']);
    expect(failuresOf(again.settled)).toEqual([]);
  });

  it('C427 F119: a deletion that counted on a failed upload is not sent, and says why', async () => {
    const { settled, calls } = await save(queueOf(3, [1], ['front']), { '+front.jpg': refused(500) });
    expect(calls).toEqual(['+front.jpg']);
    expect(failuresOf(settled)[1]).toEqual({ text: 'Failed to delete image', detail: `Photo 1. ${TOO_FEW}` });
  });

  it('F120: a refused deletion keeps its mark; one that is gone already is done', async () => {
    const { settled, now } = await save(queueOf(5, [1, 2], []), {
      '-p1': refused(404),
      '-p2': refused(422, TOO_FEW),
    });
    expect(failuresOf(settled)).toEqual([{ text: 'Failed to delete image', detail: `Photo 2. ${TOO_FEW}` }]);
    expect(now[0]).toMatchObject({ id: 'p2', isMarkedForDeletion: true });
  });

  it('F16 F117: a photo too large for a proxy and one that cannot be read are named on their tiles, others go on', async () => {
    const { calls, now } = await save(
      queueOf(3, [], ['gone', 'huge', 'fine']),
      { '+huge.jpg': refused(413) },
      async (file) => (file.name === 'gone.jpg' ? { state: 'unreadable' } : { state: 'ready', file }),
    );
    expect(calls).toEqual(['+huge.jpg', '+fine.jpg']);
    expect(now.slice(3)).toMatchObject([
      { state: 'failed', problem: 'Failed to upload gone.jpg. This file cannot be read. Choose it again.' },
      { state: 'failed', problem: 'Failed to upload huge.jpg. File too large. Maximum size is 5MB.' },
      { state: 'sent' },
    ]);
  });

  it('stops when given up or signed out, with what is left as it was', async () => {
    for (const reason of [refused(401), new DOMException('', 'AbortError')]) {
      const { settled, calls, states } = await save(queueOf(4, [1], ['front', 'side']), {
        '+front.jpg': reason,
      });
      expect(settled).toMatchObject({ status: 'rejected', reason });
      expect(calls).toEqual(['+front.jpg']);
      expect(states).toEqual(['p1', 'p2', 'p3', 'p4', 'ready', 'ready']);
    }
  });

  it('F119: never leaves the server with fewer than three, whatever fails', async () => {
    const plan = fc.record({
      kept: fc.integer({ min: 3, max: 8 }),
      marked: fc.uniqueArray(fc.integer({ min: 1, max: 8 })),
      uploads: fc.array(fc.boolean(), { maxLength: 5 }),
      deletions: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ kept, marked, uploads, deletions }) => {
        const names = uploads.map((_, index) => `n${index}`);
        const fails = Object.fromEntries([
          ...names.flatMap((name, index) => (uploads[index] ? [] : [[`+${name}.jpg`, refused(500)]])),
          ...deletions.flatMap((works, index) => (works ? [] : [[`-p${index + 1}`, refused(422)]])),
        ]);
        const { settled, calls, now } = await save(
          queueOf(
            kept,
            marked.filter((at) => at <= kept),
            names,
          ),
          fails,
        );
        let count = kept;
        for (const call of calls) {
          if (call in fails) continue;
          count += call.startsWith('+') ? 1 : -1;
          expect(count).toBeGreaterThanOrEqual(3);
        }
        const left = now.filter((photo) =>
          photo.kind === 'new' ? photo.state !== 'sent' : photo.isMarkedForDeletion,
        );
        expect(failuresOf(settled)).toHaveLength(left.length);
      }),
    );
  });
});
