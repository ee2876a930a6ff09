import { Heading } from '@efie/ui';
import { useId, type ReactNode } from 'react';
import { PanelSection } from '../MockPanel.styles';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
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
