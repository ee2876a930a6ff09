import { recentlyViewed } from '../common/listings/LazyRecentlyViewed';
import { pageTitle } from '../../routing/title';
import { AgentBand } from './AgentBand';
import { FeaturedProperties } from './FeaturedProperties';
import { Hero } from './Hero';
import { howItWorks } from './LazyHowItWorks';

export function HomeScreen() {
  return (
    <>
      <title>{pageTitle('Homes to rent and buy in Ghana')}</title>
      <Hero />
      <FeaturedProperties />
      {recentlyViewed}
      {howItWorks}
      <AgentBand />
    </>
  );
}
