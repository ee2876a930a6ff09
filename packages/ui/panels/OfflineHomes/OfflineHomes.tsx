import type { Listing } from '@efie/domain/listing';
import { savedOn, type OfflineHome } from '@efie/domain/offline';
import { pluralize } from '@efie/domain/text';
import { useId } from 'react';
import { Heading } from '../../primitives';
import { Row } from '../RecentlyViewed/RecentlyViewed.styles';
import { SmallCard } from '../RecentlyViewed/SmallCard';
import { Section, Summary } from './OfflineHomes.styles';

export interface OfflineHomesProps {
  /** The stored homes, most recently viewed first; with an empty list nothing is rendered. */
  homes: readonly OfflineHome[];
  /** Returns the URL of a listing. */
  hrefFor: (listing: Listing) => string;
  /** Unix time in ms; decides whether dates include the year. */
  now: number;
  /** Storage that the copies use on this device, such as '340 kB'; '' while unknown. */
  size?: string;
}

/** The homes that can be read without a connection because a copy is stored on this device, each with the day it was saved. */
export function OfflineHomes({ homes, hrefFor, now, size = '' }: OfflineHomesProps) {
  const titleId = useId();
  if (homes.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        There is no connection, but you can read these
      </Heading>
      <Summary>
        {`${pluralize(homes.length, 'home', 'homes')} saved on this device${size === '' ? '' : `, ${size}`}`}
      </Summary>
      <Row role="list">
        {homes.map(({ listing, savedAt }) => (
          <li key={listing.id}>
            <SmallCard listing={listing} href={hrefFor(listing)} note={savedOn(savedAt, now)} />
          </li>
        ))}
      </Row>
    </Section>
  );
}
