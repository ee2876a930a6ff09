import { ManagedPropertyCardSkeleton, type ManagedPropertyCardProps } from '@efie/ui';
import { lazy, Suspense } from 'react';

const loadCard = () => import('@efie/ui/cards/ManagedPropertyCard');

/** Brings the cards' code while the listings themselves are on their way. */
export function bringCards(): void {
  void loadCard().catch(() => undefined);
}

const Card = lazy(async () => ({ default: (await loadCard()).ManagedPropertyCard }));

/** One of the agent's listings; its skeleton stands in until the code is there. */
export function LateCard(props: ManagedPropertyCardProps) {
  return (
    <Suspense fallback={<ManagedPropertyCardSkeleton />}>
      <Card {...props} />
    </Suspense>
  );
}
