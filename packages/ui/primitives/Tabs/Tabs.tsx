import { Tabs as Base } from 'radix-ui';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { List, TabButton, Panel, Row } from './Tabs.styles';

export interface Tab {
  /** Value of the selected tab. */
  value: string;
  /** One or two words; a longer label is truncated to one line, with the full text in `title`. */
  label: string;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs, in the order shown. */
  tabs: readonly Tab[];
  /** Value of the selected tab. */
  value: string;
  /** Called with the value of the selected tab. */
  onValueChange: (value: string) => void;
}

/**
 * Tabs. Arrow keys, Home and End select immediately, Tab moves into the panel. The row scrolls when it is too wide. A panel
 * unmounts when another is selected: keep input state outside. Import it lazily: no screen needs it at first.
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  // Arrow keys follow the direction of the surrounding text, which is read when the list receives focus.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const readDirection = ({ currentTarget }: FocusEvent) =>
    setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  return (
    <Base.Root asChild value={value} onValueChange={onValueChange} dir={direction}>
      {/* `dir` of the root is for the arrow keys only; the layout keeps the direction of the page. */}
      <div dir={undefined} onFocus={readDirection}>
        <Row>
          <List aria-label={label}>
            {tabs.map((tab) => (
              <TabButton
                key={tab.value}
                value={tab.value}
                disabled={tab.isDisabled ?? false}
                title={tab.label}
                onFocus={(event) =>
                  event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                }
              >
                {tab.label}
              </TabButton>
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
