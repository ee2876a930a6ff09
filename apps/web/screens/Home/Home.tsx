import { suspendingUntilLoaded } from '@efie/ui';
import { Suspense } from 'react';
import { pageTitle } from '../../routing/title';
import { AgentBand } from './AgentBand';
import { FeaturedListings } from './FeaturedListings';
import { Hero } from './Hero';
import { rest } from './modules';

/** Until its code has loaded, the pre-rendered steps stay. */
const BelowFeatured = suspendingUntilLoaded(
  rest,
  ({ module: { HomesFailed, HowItWorks, RecentlyViewedListings } }) => (
    <>
      <HomesFailed />
      <RecentlyViewedListings />
      <HowItWorks />
    </>
  ),
);

export function HomeScreen() {
  return (
    <>
      <title>{pageTitle('Homes to rent and buy in Ghana')}</title>
      <Hero />
      <FeaturedListings />
      <Suspense>
        <BelowFeatured />
      </Suspense>
      <AgentBand />
    </>
  );
}
