import { createListeners } from '@efie/domain/listeners';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import type { LoadFailureProps } from '../useModule/createModule';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Imports the code, unless it is loaded or in flight. Resolves when that has ended, also with a failure. */
  load: () => Promise<void>;
  /** Loads the code without suspending; undefined until it is loaded. */
  useLoaded: () => ComponentType<Props> | undefined;
  /** The component without suspending: nothing until its code is loaded, also in a pre-rendered page. */
  Optional: ComponentType<Props>;
};

/** How long a failure is stored while no component renders it, in ms. */
const UNUSED_AFTER = 1000;

/**
 * A component whose code is loaded on demand; it suspends while the import is in flight. When the import fails, `Failure`
 * renders with the same props, or without `Failure` the fallback of `Suspense` stays. The import is repeated when `Failure`
 * asks for it, when the browser is online again, and when the component is next mounted. `React.lazy` would keep the
 * rejection until the page is reloaded.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  Failure?: ComponentType<NoInfer<Props> & LoadFailureProps>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let failure: { error: unknown } | undefined;
  let request: Promise<void> | undefined;
  let Pending: ComponentType<Props> | undefined;
  let resolveLoaded: () => void;
  const loaded = new Promise<void>((resolve) => {
    resolveLoaded = resolve;
  });
  const clearUnusedFailure = () => {
    if (!listeners.hasAny()) failure = undefined;
  };
  const listeners = createListeners(() => clearUnusedFailure);
  const load = () =>
    (request ??= importComponent()
      .then(
        (component) => {
          Loaded = component;
          resolveLoaded();
        },
        (error: unknown) => {
          failure = { error };
          request = undefined;
          Pending = undefined;
          setTimeout(clearUnusedFailure, UNUSED_AFTER);
          window.addEventListener('online', () => void load(), { once: true });
        },
      )
      .then(listeners.notify));
  const readOutcome = () => Loaded ?? failure;

  // Not useSyncExternalStore: when a store changes during a transition, React repeats the transition in one task.
  const useOutcome = () => {
    const [outcome, setOutcome] = useState(readOutcome);
    useEffect(() => {
      const update = () => setOutcome(readOutcome);
      update();
      return listeners.subscribe(update);
    }, []);
    if (!Loaded && !failure) void load();
    return outcome;
  };
  const useLoaded = () => {
    useOutcome();
    return Loaded;
  };

  function Ready(props: Props) {
    const Component = useLoaded();
    if (Component) return <Component {...props} />;
    return failure && Failure ? <Failure {...props} error={failure.error} onRetry={load} /> : null;
  }

  function Optional(props: Props) {
    const isKnown = useOutcome() !== undefined;
    // Code that loads during hydration is rendered after it: the pre-rendered page has nothing there.
    return useIsHydrated() && isKnown ? <Ready {...props} /> : null;
  }

  // A thrown promise would suspend too, but React renders two such boundaries in turns without a pause until both are loaded.
  const createPending = () => lazy(() => (Failure ? load() : loaded).then(() => ({ default: Ready })));

  function Lazy(props: Props) {
    useLoaded();
    // Kept while mounted: another element type would lose the part's state.
    const [Part] = useState(() => ((Loaded ?? (failure && Failure)) ? Ready : (Pending ??= createPending())));
    return <Part {...props} />;
  }
  return Object.assign(Lazy, { load, useLoaded, Optional });
}
