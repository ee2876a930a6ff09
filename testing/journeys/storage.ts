import type { Page } from '@playwright/test';

/** Everything that the app has stored in the browser. */
export const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const cached: { path: string; cache: string; text: string; bytes: number }[] = [];
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys()) {
        const body = await (await caches.match(request, { ignoreVary: true }))?.clone().arrayBuffer();
        const text = new TextDecoder().decode(body);
        cached.push({ path: new URL(request.url).pathname, cache, text, bytes: body?.byteLength ?? 0 });
      }
    return {
      local: { ...localStorage } as Record<string, string>,
      session: { ...sessionStorage } as Record<string, string>,
      databases: (await indexedDB.databases()).map((database) => database.name),
      cached,
    };
  });
