import { createListingCatalog, createSearchIndex, NO_FILTERS } from '@efie/domain/search';
import { useCatalogQuery } from '@efie/ui';
import { createModule, useModule } from '@efie/ui/primitives/useModule';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';

/** Hydrates pre-rendered HTML, waits for the text, and expects that React has recovered from no mismatch. */
async function expectHydrated(html: string, content: ReactNode, text: string): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  const errors: unknown[] = [];
  const root = hydrateRoot(host, content, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => host.textContent).toBe(text);
  expect(errors).toEqual([]);
  root.unmount();
}

it('renders a lazy-loaded part after hydration, also when its code is loaded before', async () => {
  const rest = createModule(() => Promise.resolve({ Part: () => <p>Loaded</p> }));
  function Lazy() {
    const { module } = useModule(rest);
    return module && <module.Part />;
  }
  await rest.load();
  const page = (
    <main>
      <p>Pre-rendered</p>
      <Lazy />
    </main>
  );
  await expectHydrated('<main><p>Pre-rendered</p></main>', page, 'Pre-renderedLoaded');
});

const catalog = createListingCatalog([], createSearchIndex);

function Count() {
  const { data } = useCatalogQuery(catalog, 'search', NO_FILTERS);
  return <p>Ashanti{data && <b>{data.total}</b>}</p>;
}

it('renders an answer that is known at once after hydration', async () => {
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <Count />
    </QueryClientProvider>
  );
  await expectHydrated('<p>Ashanti</p>', page, 'Ashanti0');
});
