import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** The router's link component; receives `href`. */
  component: LinkComponent;
  children: ReactNode;
}

/** Sets the router's link for every `Link` below it, so that this package does not depend on a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const appPath = /^(?:\/(?!\/)|[?])/;

/**
 * A link. Paths of the app use the component set by `LinkProvider`, or a plain `<a>` if there is no provider; all other URLs
 * (`tel:`, `mailto:`, `https:`, `#part`) are always a plain `<a>`.
 */
export function Link(props: LinkProps) {
  const AppLink = useContext(LinkContext);
  return appPath.test(props.href) && props.target === undefined ? (
    <AppLink {...props} />
  ) : (
    <PlainLink {...props} />
  );
}
