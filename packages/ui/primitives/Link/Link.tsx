import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of every link: those of `<a>`, with an address. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** The router's link, taking `href`. */
  component: LinkComponent;
  children: ReactNode;
}

/** Gives every `Link` below it the router's link, so that this package needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const insideApp = /^(?:\/(?!\/)|[?])/;

/**
 * The one link of the product. Paths of the app go through the router that `LinkProvider` gives (plain `<a>` without
 * one); everything else (`tel:`, `mailto:`, `https:`, `#part`) is always a plain `<a>`.
 */
export function Link(props: LinkProps) {
  const AppLink = useContext(LinkContext);
  return insideApp.test(props.href) && props.target === undefined ? (
    <AppLink {...props} />
  ) : (
    <PlainLink {...props} />
  );
}
