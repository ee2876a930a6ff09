import { useModule } from '@efie/ui';
import { rest } from '../modules';
import type { CompareToggleProps } from './CompareToggle';

/** `CompareToggle`, once it is loaded. It subscribes itself: the cards around it do not render again. */
export function LazyCompareToggle(props: CompareToggleProps) {
  const { module } = useModule(rest);
  return module && <module.CompareToggle {...props} />;
}
