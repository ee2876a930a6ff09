import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of the app or a URL. */
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
  /** Where `Link` uses the component. */
  children: ReactNode;
}

/** Sets the router's link for every `Link` below it, so that this package does not depend on a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const appPath = /^(?:\/(?!\/)|[?])/;

/**
 * A link. An app path renders the component of the nearest `LinkProvider`; any other URL (`tel:`, `mailto:`, `https:`,
 * `#section`), and every URL without a provider, renders a plain `<a>`.
 */
export function Link(props: LinkProps) {
  const AppLink = useContext(LinkContext);
  return appPath.test(props.href) && props.target === undefined ? (
    <AppLink {...props} />
  ) : (
    <PlainLink {...props} />
  );
}
