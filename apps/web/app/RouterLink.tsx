import type { LinkProps } from '@efie/ui';
import { Link } from 'react-router-dom';
import { loadRouteFor } from './routes';

/** The router's link for packages/ui. Preloads the target screen's code on hover and focus. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const preload = () => void loadRouteFor(href.split(/[?#]/)[0] ?? href);
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
    />
  );
}
