import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { VisuallyHidden } from '../VisuallyHidden';
import { Head, Holder, Panel, Rows, Trigger } from './DisclosureMenu.styles';
import { HeadDetail, HeadName } from './HeadWords';
import { useDisclosure } from './useDisclosure';

export type DisclosureMenuItem =
  { label: string; href: string; isCurrent?: boolean } | { label: string; onPress: () => void };

export interface DisclosureMenuProps {
  /** Full accessible name of the button: 'Account, Kofi Mensah'. */
  label: string;
  children: ReactNode;
  items: readonly DisclosureMenuItem[];
  /** Who or what the menu is about; an empty detail is not shown. */
  head?: { name: string; detail?: string } | undefined;
  /** Which edges of button and panel are aligned. */
  align?: 'start' | 'end';
  hasChevron?: boolean;
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
  head,
  align = 'end',
  hasChevron = true,
  isInitiallyOpen = false,
}: DisclosureMenuProps) {
  const { close, holderProps, buttonProps, panelProps } = useDisclosure(isInitiallyOpen);
  return (
    <Holder {...holderProps}>
      <Trigger type="button" {...buttonProps}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {children}
        {hasChevron && (
          <span data-chevron="">
            <Icon icon={ChevronDown} size="s" />
          </span>
        )}
      </Trigger>
      <Panel data-align={align} {...panelProps}>
        {head && (
          <Head>
            <HeadName title={head.name}>
              <bdi>{head.name}</bdi>
            </HeadName>
            {head.detail && (
              <HeadDetail title={head.detail}>
                <bdi>{head.detail}</bdi>
              </HeadDetail>
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
    </Holder>
  );
}
