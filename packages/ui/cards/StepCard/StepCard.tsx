import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../../primitives';
import { color, media, space, type } from '../../theme/tokens';

/* The illustration has its own line from 641 px; on phones with large text the text wraps below it. */
const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 1.125rem;
  ${media.md} {
    gap: 1.75rem;
  }
`;

const TextBlock = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
  max-inline-size: 20.5rem;
  overflow-wrap: anywhere;
`;

const Step = styled.p`
  margin-block: 3px 2px;
  color: ${color.accent};
  font: 600 0.8125rem/1.125rem var(--font-text);
  ${type.figures}
  ${media.md} {
    margin-block: 0 ${space[2]};
  }
`;

const Description = styled.div`
  margin-block-start: 0.375rem;
`;

export interface StepCardProps {
  /** The step's number, from 1. Hidden from screen readers, which take it from the surrounding list. */
  step: number;
  title: string;
  children: ReactNode;
  illustration: ReactNode;
}

/** One step of How It Works: an illustration above its text, or beside it on phones. */
export function StepCard({ step, title, children, illustration }: StepCardProps) {
  return (
    <Card>
      {illustration}
      <TextBlock>
        <Step aria-hidden="true">{step}</Step>
        <Heading level={3}>{title}</Heading>
        <Description>
          <Text tone="secondary">{children}</Text>
        </Description>
      </TextBlock>
    </Card>
  );
}
