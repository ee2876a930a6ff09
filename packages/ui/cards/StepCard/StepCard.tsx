import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../../primitives';
import { color, componentType, fixedSpace, media, space, type } from '../../theme/tokens';

/* The illustration has its own line from 641 px; on phones with large text the text wraps below it. */
const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[4.5]};
  ${media.md} {
    gap: ${space[7]};
  }
`;

const TextBlock = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
  max-inline-size: 20.5rem;
  overflow-wrap: anywhere;
`;

const Step = styled.p`
  margin-block: calc(${fixedSpace[1]} - 1px) 2px;
  color: ${color.accent};
  ${componentType.captionStrong}
  ${type.figures}
  ${media.md} {
    margin-block: 0 ${space[2]};
  }
`;

const Description = styled.div`
  margin-block-start: ${space[1.5]};
`;

export interface StepCardProps {
  /** The step's number, from 1. Hidden from screen readers, which take it from the surrounding list. */
  step: number;
  /** The visitor's action: 'Search Properties'. */
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** Decorative drawing above the text. */
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
