import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';

interface Late {
  /** Place it as it is: being always the same element, no update of its surroundings reaches a part not yet hydrated. */
  element: ReactElement;
  /** Brings the code; the server waits for it before it renders. */
  load: () => Promise<unknown>;
}

/**
 * A part of the page below what is read first. Its markup is pre-rendered like everything else; its code comes after the
 * page's own and takes the markup over then. The part takes no props: what it needs it asks for itself.
 */
export function late(loadPart: () => Promise<ComponentType>): Late {
  let loaded: ComponentType | null = null;
  const load = async () => {
    loaded = await loadPart();
    return { default: loaded };
  };
  const LazyPart = lazy(load);
  function Part() {
    const [Ready] = useState<ComponentType>(() => loaded ?? LazyPart);
    return <Ready />;
  }
  return {
    element: (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    ),
    load,
  };
}
