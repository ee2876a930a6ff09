import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, IconTile, Text, type IconType } from '../../primitives';
import { color, media, radius, space } from '../../theme/tokens';

const Card = styled.div`
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ${media.md} {
    padding: ${space[7]};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${space[1.5]};
  margin-block-start: ${space[5]};
`;

export interface ValueCardProps {
  /** Decorative, in a tile. */
  icon: IconType;
  /** The value in a few words. */
  title: string;
  /** Level of the heading. */
  level?: 2 | 3;
  /** One or two sentences. */
  children: ReactNode;
}

/** One of the four values on the About screen: an icon above a title and a sentence. */
export function ValueCard({ icon, title, level = 3, children }: ValueCardProps) {
  return (
    <Card>
      <IconTile icon={icon} />
      <TextBlock>
        <Heading level={level} variant="panelTitle">
          {title}
        </Heading>
        <Text tone="secondary">{children}</Text>
      </TextBlock>
    </Card>
  );
}
