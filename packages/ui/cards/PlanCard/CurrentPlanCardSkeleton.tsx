import { Skeleton, SkeletonLine } from '../../primitives';
import { Actions, Card, Head, Label, Note } from './CurrentPlanCard.styles';

/** The box of the plan card while the profile loads. Decoration: the page says in words what is awaited. */
export function CurrentPlanCardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Head>
        <Label>Current plan</Label>
        <SkeletonLine variant="h2" width="6rem" />
      </Head>
      <Note as="div">
        <SkeletonLine variant="small" width="12rem" />
      </Note>
      <Actions>
        <Skeleton height="2.75rem" radius="10px" />
      </Actions>
    </Card>
  );
}
