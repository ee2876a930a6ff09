import { lazy, useState, type ComponentType } from 'react';
import type { LazyModule, ModuleState } from './createModule';
import { useModuleState } from './useModule';

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

  // React.lazy suspends, because in a test nothing awaits a press in `act`: what `use` suspends would never render again, and
  // two parts that throw a promise would render in turns without end.
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
