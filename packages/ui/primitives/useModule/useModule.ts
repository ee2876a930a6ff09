import { use, useEffect, useState } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import type { LateModule, ModuleState } from './createModule';

const NOT_LOADED = {};

function useModuleState<Module>(late: LateModule<Module>): ModuleState<Module> {
  // Not useSyncExternalStore: when a store changes during a transition, React repeats the transition in one task.
  const [state, setState] = useState(late.read);
  useEffect(() => {
    const update = () => setState(late.read());
    update();
    return late.subscribe(update);
  }, [late]);
  if (!state.module && !state.failure) void late.load();
  return state;
}

/**
 * A module that is loaded on demand, such as the rest of a screen, or why it could not be loaded. In a pre-rendered page it is
 * not loaded: what it contains renders after hydration.
 */
export function useModule<Module>(late: LateModule<Module>): ModuleState<Module> {
  const state = useModuleState(late);
  return useIsHydrated() ? state : NOT_LOADED;
}

/** The same for a whole screen, pre-rendered too: it suspends while the import is in flight. */
export function useModuleOrSuspend<Module>(late: LateModule<Module>): ModuleState<Module> {
  const state = useModuleState(late);
  if (!state.module && !state.failure) use(late.load());
  return state;
}

/** For parts whose pre-rendered markup stays until they are loaded, also after a failure: it suspends until then. */
export function useLoadedModule<Module>(late: LateModule<Module>): Module {
  const { module } = late.read();
  if (module) return module;
  void late.load();
  return use(late.loaded);
}
