import { startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import type { LazyModule, ModuleState } from './createModule';

const NOT_LOADED = {};

/** `useModule` that also reads the module during hydration. */
export function useModuleState<Module>(source: LazyModule<Module>): ModuleState<Module> {
  // Not useSyncExternalStore: when a store changes during a transition, React repeats the transition in one task.
  const [state, setState] = useState(source.read);
  useEffect(() => {
    // In a transition React renders what has loaded in slices, so that the page responds to input meanwhile.
    const update = () => startTransition(() => setState(source.read()));
    update();
    return source.subscribe(update);
  }, [source]);
  // Nothing would await the import while a page is pre-rendered.
  if (!state.module && !state.failure && typeof document !== 'undefined') void source.load();
  return state;
}

/**
 * A module that is loaded on demand, such as the rest of a screen, or why it could not be loaded. In a pre-rendered page it is
 * not loaded: what it contains renders after hydration.
 */
export function useModule<Module>(source: LazyModule<Module>): ModuleState<Module> {
  const state = useModuleState(source);
  return useIsHydrated() ? state : NOT_LOADED;
}
