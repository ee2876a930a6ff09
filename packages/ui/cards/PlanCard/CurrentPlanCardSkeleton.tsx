import { Skeleton, SkeletonLine } from '../../primitives';
import { Actions, Bar, Card, Head, Label, Note } from './CurrentPlanCard.styles';

export interface CurrentPlanCardSkeletonProps {
  /** Number of buttons. */
  actions?: number;
  /** With the bar of the usage. */
  hasMeter?: boolean;
  /** Lines of text below the plan's name. */
  lines?: number;
  /** With the line that says when the plan has expired. */
  hasExpired?: boolean;
}

/** Skeleton of `CurrentPlanCard`. Hidden from assistive technology: the screen announces the loading state. */
export function CurrentPlanCardSkeleton({
  actions = 1,
  hasMeter = false,
  lines = 1,
  hasExpired = false,
}: CurrentPlanCardSkeletonProps) {
  return (
    <Card aria-hidden="true">
      <Head>
        <Label>Current plan</Label>
        <SkeletonLine variant="h2" width="6rem" />
      </Head>
      {hasMeter && (
        <Bar>
          <Skeleton height="8px" radius="4px" />
        </Bar>
      )}
      <Note>
        {Array.from({ length: lines }, (_, index) => (
          <SkeletonLine key={index} variant="small" width={index === 0 ? '12rem' : '5rem'} />
        ))}
      </Note>
      {hasExpired && (
        <Note>
          <SkeletonLine variant="small" width="10rem" />
        </Note>
      )}
      <Actions>
        {Array.from({ length: actions }, (_, index) => (
          <Skeleton key={index} height="2.75rem" radius="10px" />
        ))}
      </Actions>
    </Card>
  );
}
