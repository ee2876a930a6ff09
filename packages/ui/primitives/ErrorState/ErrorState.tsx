import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../Button';
import { Column, TextBlock } from '../EmptyState/EmptyState.styles';
import { Icon, type IconType } from '../Icon';
import { IconTile } from '../IconTile';
import { Heading, Text } from '../Text';
import { Line } from './ErrorState.styles';

export interface ErrorStateProps {
  /** Says what failed. */
  title: string;
  /** One sentence: what to do. */
  children: ReactNode;
  /** Without it there is no button. */
  onRetry?: () => void;
  /** Keeps the button's width and sets `aria-busy`. */
  isRetrying?: boolean;
  /** Replaces Try again, for example with a link to the home page. */
  action?: ReactElement | false | undefined;
  /** In the tile above the title. */
  icon?: IconType;
  /** Level of the title in the outline of the page. */
  headingLevel?: 1 | 2 | 3;
}

/** Shown when a list or page could not be loaded: icon tile, title, sentence, Try again. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  action,
  icon = CircleAlert,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <Column>
      <IconTile icon={icon} tone="danger" />
      <TextBlock>
        <Heading level={headingLevel} variant="h2">
          {title}
        </Heading>
        <Text tone="secondary">{children}</Text>
      </TextBlock>
      {action ?? (onRetry && <RetryButton size="large" onRetry={onRetry} isRetrying={isRetrying} />)}
    </Column>
  );
}

function RetryButton(props: { size: 'medium' | 'large'; onRetry: () => void; isRetrying: boolean }) {
  const { size, onRetry, isRetrying } = props;
  return (
    <Button
      kind={size === 'large' ? 'primary' : 'ghost'}
      size={size}
      isLoading={isRetrying}
      onClick={onRetry}
    >
      Try again
    </Button>
  );
}

export interface InlineErrorProps {
  /** One sentence. */
  children: ReactNode;
  /** Without it there is no button. */
  onRetry?: () => void;
  /** The button shows a spinner. */
  isRetrying?: boolean;
  /** Replaces the button. */
  action?: ReactElement | false | undefined;
}

/** `ErrorState` for a part of a page: one line with Try again. */
export function InlineError({ children, onRetry, isRetrying = false, action }: InlineErrorProps) {
  return (
    <Line>
      <Icon icon={CircleAlert} />
      <Text as="span" variant="small">
        {children}
      </Text>
      {onRetry && <RetryButton size="medium" onRetry={onRetry} isRetrying={isRetrying} />}
      {action}
    </Line>
  );
}
