import type { ControlState, MockControls } from '@efie/mocks/controls';
import { Heading } from '@efie/ui';
import { useId, type ReactNode } from 'react';
import { PanelSection } from '../MockPanel.styles';

/** The properties of every section of the panel. */
export interface SectionProps {
  state: ControlState;
  controls: MockControls;
  /** Announces a result to screen readers. */
  announce: (text: string) => void;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <PanelSection aria-labelledby={id}>
      <Heading id={id} level={3} variant="cardTitle">
        {title}
      </Heading>
      {children}
    </PanelSection>
  );
}
