import { lazy, useState, type ComponentType } from 'react';
import type { LazyModule, ModuleState } from './createModule';
import { useModuleState } from './useModule';

// Both suspend by React.lazy, because in a test nothing awaits a press in `act`: React would not finish a render that calls
// `use`, and two parts that throw a promise would render in turns without end.

/**
 * For a whole screen, pre-rendered too: a component that suspends until the first import of the module has ended, then renders
 * `Settled` with its state.
 */
export function suspending<Module>(
  source: LazyModule<Module>,
  Settled: ComponentType<ModuleState<Module>>,
): ComponentType {
  let pending: { request: Promise<void>; Part: ComponentType } | undefined;
  const Ready = () => <Settled {...useModuleState(source)} />;

  function pendingPart(): ComponentType {
    const request = source.load();
    if (pending?.request !== request)
      pending = { request, Part: lazy(() => request.then(() => ({ default: Ready }))) };
    return pending.Part;
  }

  return function Suspending() {
    const { module, failure } = source.read();
    // Kept while mounted: another element type would lose the part's state.
    const [Part] = useState(() => (module || failure ? Ready : pendingPart()));
    return <Part />;
  };
}

/** For a part whose pre-rendered markup stays until it is loaded, also after a failure: a component that suspends until then. */
export function suspendingUntilLoaded<Module extends object>(
  source: LazyModule<Module>,
  Loaded: ComponentType<{ module: Module }>,
): ComponentType {
  const Pending = lazy(async () => {
    const module = await source.loaded;
    return { default: () => <Loaded module={module} /> };
  });

  return function SuspendingUntilLoaded() {
    const { module } = source.read();
    if (!module) void source.load();
    const [atMount] = useState(module);
    return atMount ? <Loaded module={atMount} /> : <Pending />;
  };
}
