import { LazyDialog, type MobileMenuProps } from '@efie/ui';
import { onDemand } from '../screens/common/modules';

/** The menu of narrow viewports, whose code is loaded when the browser is idle, or by the press. */
export function LazyMobileMenu(props: MobileMenuProps) {
  return (
    <LazyDialog from={onDemand} onClose={props.onClose}>
      {({ MobileMenu }) => <MobileMenu {...props} />}
    </LazyDialog>
  );
}
