import { locationLine, listingRibbon, type Listing } from '@efie/domain/listing';
import { ADVANCE_MONTHS } from '@efie/domain/moveIn';
import {
  AmenityList,
  Badge,
  hasMoveInCost,
  Heading,
  Icon,
  ListingPrice,
  LoadFailure,
  PlainDescription,
  TypeBadge,
} from '@efie/ui';
import { MapPin, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DetailFacts } from './DetailFacts';
import { DetailFreshness } from './DetailFreshness';
import { useRest } from './modules';
import { MOVE_IN_ID, MoveInLink } from './MoveInLink';
import {
  Amenities,
  Badges,
  MoveIn,
  MoveInPlaceholder,
  DetailSection,
  PhonePrice,
  LocationLine,
  MainColumn,
  Head,
  Title,
  UnderPrice,
} from './PropertyDetail.styles';

function DetailBadges({ listing }: { listing: Listing }) {
  const ribbon = listingRibbon(listing);
  return (
    <Badges>
      <TypeBadge listing={listing} />
      {listing.isFeatured === true && (
        <Badge tone="featured" icon={Star}>
          Featured
        </Badge>
      )}
      {ribbon !== null && (
        <Badge tone={ribbon.kind === 'sold' ? 'clay' : 'gold'} hasDot>
          {ribbon.label}
        </Badge>
      )}
    </Badges>
  );
}

/** Badges, title and place of the home: above the gallery on wide screens, below it on phones. */
export function DetailHead({ listing, savedOn }: { listing: Listing; savedOn: string }) {
  const place = locationLine(listing);
  return (
    <Head>
      <DetailBadges listing={listing} />
      <Title level={1} tabIndex={-1} data-page-heading>
        <bdi>{listing.title}</bdi>
      </Title>
      {place !== '' && (
        <LocationLine>
          <Icon icon={MapPin} />
          <span>
            <bdi translate="no">{place}</bdi>
          </span>
        </LocationLine>
      )}
      <DetailFreshness listing={listing} savedOn={savedOn} />
    </Head>
  );
}

export interface DetailContentProps {
  listing: Listing;
  /** Below the price, which is here on phones only. */
  belowPrice?: ReactNode;
}

export function DetailContent({ listing, belowPrice }: DetailContentProps) {
  const { module: rest, failure } = useRest();
  const description = listing.description.trim();
  // Set by a search for a home that can be moved into.
  const months = Number(useSearchParams()[0].get('months'));
  return (
    <MainColumn>
      <PhonePrice>
        <ListingPrice listing={listing} />
        {hasMoveInCost(listing) && (
          <UnderPrice>
            <MoveInLink />
          </UnderPrice>
        )}
        {belowPrice}
      </PhonePrice>
      <DetailFacts listing={listing} />
      {hasMoveInCost(listing) && (
        <MoveIn>
          {rest ? (
            <rest.MoveInCost
              listing={listing}
              id={MOVE_IN_ID}
              initialMonths={ADVANCE_MONTHS.find((known) => known === months)}
            />
          ) : failure ? (
            <LoadFailure {...failure} />
          ) : (
            <MoveInPlaceholder id={MOVE_IN_ID} />
          )}
        </MoveIn>
      )}
      {description !== '' && (
        <DetailSection>
          <Heading level={2} variant="h3">
            Description
          </Heading>
          {rest ? (
            <rest.ListingDescription>{description}</rest.ListingDescription>
          ) : (
            <PlainDescription dir="auto">{description}</PlainDescription>
          )}
        </DetailSection>
      )}
      {listing.amenities.length > 0 && (
        <DetailSection>
          <Heading level={2} variant="h3">
            Amenities
          </Heading>
          <Amenities>
            <AmenityList codes={listing.amenities} AmenityIcon={rest?.AmenityIcon} />
          </Amenities>
        </DetailSection>
      )}
    </MainColumn>
  );
}
