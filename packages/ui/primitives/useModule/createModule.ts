import { createListeners } from '@efie/domain/listeners';

export interface LoadFailureProps {
  error: unknown;
  /** Imports again. The promise resolves when that has ended, also with another failure. */
  onRetry: () => Promise<void>;
}

/** Neither is set until the import has ended. */
export interface ModuleState<Module> {
  module?: Module;
  failure?: LoadFailureProps;
}

/** A module that is imported on demand, for `useModule`. */
export interface LazyModule<Module> {
  /** Imports the module, unless it is loaded or in flight. Resolves when that has ended, also with a failure. */
  load: () => Promise<void>;
  /** For what is no component: imports the module, and rejects with the error of the import. */
  get: () => Promise<Module>;
  /** Resolves once the module is loaded, also after failures. */
  loaded: Promise<Module>;
  read: () => ModuleState<Module>;
  subscribe: (listener: () => void) => () => void;
}

/** How long a failure is stored while no component shows it, in ms. */
const UNUSED_AFTER = 1000;

/**
 * Creates the module outside of components, so that all of them share it. A failed import is repeated when `onRetry` is called,
 * when the browser is online again, and when a component next uses the module.
 */
export function createModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let state: ModuleState<Module> = {};
  let request: Promise<void> | undefined;
  let resolveLoaded: (module: Module) => void;
  const loaded = new Promise<Module>((resolve) => {
    resolveLoaded = resolve;
  });
  const forgetUnused = () => {
    if (state.failure && !listeners.hasAny()) state = {};
  };
  const listeners = createListeners(() => forgetUnused);
  const load = () =>
    (request ??= importModule()
      .then(
        (module) => {
          state = { module };
          resolveLoaded(module);
        },
        (error: unknown) => {
          state = { failure: { error, onRetry: load } };
          request = undefined;
          setTimeout(forgetUnused, UNUSED_AFTER);
          window.addEventListener('online', () => void load(), { once: true });
        },
      )
      .then(listeners.notify));
  const get = async () => {
    await load();
    if (!state.module) throw state.failure?.error;
    return state.module;
  };
  return {
    load,
    get,
    loaded,
    read: () => state,
    subscribe: listeners.subscribe,
  };
}
