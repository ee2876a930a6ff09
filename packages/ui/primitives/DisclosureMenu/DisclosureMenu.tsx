import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { VisuallyHidden } from '../VisuallyHidden';
import { Head, Root, Panel, Rows, Trigger } from './DisclosureMenu.styles';
import { MenuSubtitle, MenuTitle } from './MenuHeader.styles';
import { useDisclosure } from './useDisclosure';

export type DisclosureMenuItem =
  { label: string; href: string; isCurrent?: boolean } | { label: string; onPress: () => void };

export interface DisclosureMenuProps {
  /** Full accessible name of the button: 'Account, Kofi Mensah'. */
  label: string;
  /** Content of the button that opens the menu. An element: a text would break in a translated page. */
  children: ReactElement;
  /** Links and actions, in order. Without any, the button stays focusable but opens nothing. */
  items: readonly DisclosureMenuItem[];
  /** The subject of the menu, such as an account; an empty detail is not shown. */
  header?: { name: string; detail?: string } | undefined;
  /** Which edges of button and panel are aligned. */
  align?: 'start' | 'end';
  /** A chevron after the content of the button. */
  hasChevron?: boolean;
  /** Opens with the first render, as in stories. */
  isInitiallyOpen?: boolean;
}

/**
 * A button that opens a list of links and actions, 44 px each. It is a disclosure, not an ARIA menu, so that Tab moves
 * through the rows. Click, Enter and Space open and close it; Escape closes it and returns focus to the button; a press or
 * focus outside closes it.
 */
export function DisclosureMenu({
  label,
  children,
  items,
  header,
  align = 'end',
  hasChevron = true,
  isInitiallyOpen = false,
}: DisclosureMenuProps) {
  const { isOpen, close, holderProps, buttonProps, panelProps } = useDisclosure(isInitiallyOpen);
  const isEmpty = items.length === 0;
  // Otherwise it would open by itself when there are items again.
  if (isEmpty && isOpen) close();
  return (
    <Root {...holderProps}>
      <Trigger type="button" {...buttonProps} aria-disabled={isEmpty || undefined}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {children}
        {hasChevron && (
          <span data-chevron="">
            <Icon icon={ChevronDown} size="s" />
          </span>
        )}
      </Trigger>
      <Panel data-align={align} {...panelProps}>
        {header && (
          <Head>
            <MenuTitle title={header.name}>
              <bdi>{header.name}</bdi>
            </MenuTitle>
            {header.detail && (
              <MenuSubtitle title={header.detail}>
                <bdi>{header.detail}</bdi>
              </MenuSubtitle>
            )}
          </Head>
        )}
        <Rows role="list">
          {items.map((item) => (
            <li key={item.label}>
              {'href' in item ? (
                <Link href={item.href} aria-current={item.isCurrent ? 'page' : undefined} onClick={close}>
                  {item.label}
                </Link>
              ) : (
                <button
                  type="button"
                  onClick={() => {
                    close();
                    item.onPress();
                  }}
                >
                  {item.label}
                </button>
              )}
            </li>
          ))}
        </Rows>
      </Panel>
    </Root>
  );
}
