import type { ReactElement, ReactNode } from 'react';
import { Heading, Text } from '../Text';
import { Motif } from '../Motif';
import { Panel, TextBlock, Column } from './EmptyState.styles';

export interface EmptyStateProps {
  /** Says what is missing. */
  title: string;
  /** One inviting sentence. */
  children: ReactNode;
  /** One button, 52 px high. */
  action?: ReactElement | false | undefined;
  /** Selects the motif; equal seeds draw the same one. */
  seed?: string | number;
  /** Level of the title in the outline of the page. */
  headingLevel?: 1 | 2 | 3;
}

/** Shown when a list is empty: a 280 px motif panel with the gate corner, a title, a sentence, one button. */
export function EmptyState({ title, children, action, seed = 'empty', headingLevel = 2 }: EmptyStateProps) {
  return (
    <Column>
      <Panel>
        <Motif seed={seed} columns={5} rows={3} set="empty" gate={1.5} />
      </Panel>
      <TextBlock>
        <Heading level={headingLevel} variant="h2">
          {title}
        </Heading>
        <Text tone="secondary">{children}</Text>
      </TextBlock>
      {action}
    </Column>
  );
}
