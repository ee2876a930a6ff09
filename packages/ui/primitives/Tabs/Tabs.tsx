import { Tabs as Base } from 'radix-ui';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { List, Name, Panel, Row } from './Tabs.styles';

export interface Tab {
  value: string;
  /** One or two words; a longer name is cut to one line and stands in full in its title. */
  label: string;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** The accessible name of the row. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab. */
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * Parts of one thing that take turns in one place. Arrow keys, Home and End choose at once, Tab goes on into the panel.
 * The row scrolls where it does not fit. A panel leaves the page when another is chosen: keep what is typed outside.
 * Import it lazily: it is no part of the first page.
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  // The arrow keys follow the writing where the row stands, which is known once it has the focus.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const readDirection = ({ currentTarget }: FocusEvent) =>
    setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  return (
    <Base.Root asChild value={value} onValueChange={onValueChange} dir={direction}>
      {/* The direction is for the keys alone: the page's own holds for what is seen. */}
      <div dir={undefined} onFocus={readDirection}>
        <Row>
          <List aria-label={label}>
            {tabs.map((tab) => (
              <Name
                key={tab.value}
                value={tab.value}
                disabled={tab.isDisabled ?? false}
                title={tab.label}
                onFocus={(event) =>
                  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                }
              >
                {tab.label}
              </Name>
            ))}
          </List>
        </Row>
        {tabs.map((tab) => (
          <Panel key={tab.value} value={tab.value}>
            {tab.content}
          </Panel>
        ))}
      </div>
    </Base.Root>
  );
}
