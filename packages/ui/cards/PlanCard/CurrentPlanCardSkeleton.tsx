import { Skeleton, SkeletonLine } from '../../primitives';
import { Actions, Bar, Card, Head, Label, Note } from './CurrentPlanCard.styles';

export interface CurrentPlanCardSkeletonProps {
  /** How many buttons are expected. */
  actions?: number;
  hasMeter?: boolean;
  /** Lines of words under the plan's name. */
  lines?: number;
}

/** The box of the plan card while the profile loads. Decoration: the page says in words what is awaited. */
export function CurrentPlanCardSkeleton({
  actions = 1,
  hasMeter = false,
  lines = 1,
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
        {Array.from({ length: lines }, (_, at) => (
          <SkeletonLine key={at} variant="small" width={at === 0 ? '12rem' : '5rem'} />
        ))}
      </Note>
      <Actions>
        {Array.from({ length: actions }, (_, at) => (
          <Skeleton key={at} height="2.75rem" radius="10px" />
        ))}
      </Actions>
    </Card>
  );
}
