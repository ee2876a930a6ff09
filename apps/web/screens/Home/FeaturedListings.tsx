import { catalogOf, listPropertiesQuery, useQueryState } from '@efie/api';
import { Heading, Icon, PropertyCardSkeleton, useCatalogQuery, VisuallyHidden } from '@efie/ui';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../routing/paths';
import { ListingCard } from '../common/listings/ListingCard';
import { useFavoriteToggle } from '../common/listings/useFavoriteToggle';
import { BrowseBelow, BrowseBeside, Grid, Section, Top, WithArrow } from './FeaturedListings.styles';

const SKELETON_KEYS = ['1', '2', '3', '4', '5', '6'];

/**
 * The first six featured listings, with six skeletons while they load. Renders nothing with fewer than three listings or
 * after a failure (ruling 9).
 */
export function FeaturedListings() {
  const load = useQueryState(listPropertiesQuery(), { isRetryLoading: true });
  const favorites = useFavoriteToggle();
  const featured = useCatalogQuery('data' in load ? catalogOf(load.data) : null, 'featured');
  const isLoading = load.kind === 'loading' || featured.isLoading;
  if (!isLoading && !featured.data?.length) return null;

  return (
    <Section aria-labelledby="featured-properties" aria-busy={isLoading}>
      <Top>
        <Heading level={2} id="featured-properties">
          Featured Properties
        </Heading>
        <BrowseBeside kind="ghost" edge="end" href={paths.listings}>
          <WithArrow>
            Browse Properties
            <Icon icon={ArrowRight} size="s" />
          </WithArrow>
        </BrowseBeside>
      </Top>
      {isLoading && <VisuallyHidden role="status">Loading properties</VisuallyHidden>}
      <Grid data-cards role="list">
        {isLoading
          ? SKELETON_KEYS.map((key) => (
              <li key={key}>
                <PropertyCardSkeleton />
              </li>
            ))
          : featured.data?.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} favorites={favorites} />
              </li>
            ))}
      </Grid>
      <BrowseBelow kind="secondary" size="large" isFullWidth href={paths.listings}>
        Browse Properties
      </BrowseBelow>
      {favorites.loginRequired}
    </Section>
  );
}
