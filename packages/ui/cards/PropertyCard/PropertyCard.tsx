import { agentName } from '@efie/domain/account';
import { cardFacts, listingRibbon, type Listing } from '@efie/domain/listing';
import { initials } from '@efie/domain/names';
import { memo, useId, useState, type ReactNode } from 'react';
import { Avatar, Button, IconButton, Link } from '../../primitives';
import { FeaturedBadge, Ribbon, VerifiedAgent } from '../badges';
import { CardPhotos } from './CardPhotos';
import { ContactIcons } from './ContactIcons';
import { SeenAndAge, type SeenState } from './SeenAndAge';
import { ListingHead, ListingTitle } from './ListingHead';
import { buttonLabels, factGlyphs } from './PropertyCard.helpers';
import {
  Actions,
  AgentName,
  Body,
  Card,
  CompareSlot,
  Facts,
  FactsLine,
  PhotoBadges,
  Photo,
} from './PropertyCard.styles';
import { useOnSeen } from './useOnSeen';

/** Props of every card of a listing. */
export interface ListingCardProps extends SeenState {
  /** URL of the listing. */
  href: string;
  /** URL of the agent's public profile; without it the name is not a link. */
  agentHref?: string | undefined;
  /** Called once, when half of the card is in view. */
  onSeen?: ((seen: { listingId: string }) => void) | undefined;
  /** Loads the photo eagerly with high priority, for the first card of a screen. */
  isEager?: boolean;
  /** A 44 px button. It is rendered on the photo and beside the other actions; CSS shows the latter in wide cards only. */
  compareAction?: ReactNode;
}

export interface PropertyCardProps extends ListingCardProps {
  /** The listing of the card. */
  listing: Listing;
  /** The listing is a favorite. */
  isSaved?: boolean;
  /** A change of the favorite is in flight. */
  isSaving?: boolean;
  /** Without it the card has no heart. `isSaved` is the state at the time of the press. */
  onToggleFavorite?: ((toggle: { listing: Listing; isSaved: boolean }) => void) | undefined;
  /** Below the price: 'GH₵ 16,500 for 6 months, GH₵ 3,500 left'. '' reserves its line. */
  priceNote?: string | undefined;
  /** A 44 px glass button in place of the heart. */
  cornerAction?: ReactNode;
}

function ListingAgent({ listing, agentHref }: Pick<PropertyCardProps, 'listing' | 'agentHref'>) {
  const { agent } = listing;
  const name = agentName(agent.name);
  return (
    <div>
      <Avatar initials={initials(name)} src={agent.photoUrl ?? undefined} size={32} />
      <AgentName {...(agentHref !== undefined && agent.id !== '' ? { as: Link, href: agentHref } : {})}>
        <bdi>{name}</bdi>
      </AgentName>
      {agent.isVerified && <VerifiedAgent />}
    </div>
  );
}

/** One listing in a grid. It sends no requests: the screen passes the handlers. */
export const PropertyCard = memo(function PropertyCard({
  listing,
  href,
  agentHref,
  isSaved = false,
  isSaving = false,
  onToggleFavorite,
  priceNote,
  cornerAction,
  compareAction,
  onSeen,
  isEager = false,
  today,
  isOpened,
}: PropertyCardProps) {
  const titleId = useId();
  const card = useOnSeen(onSeen && (() => onSeen({ listingId: listing.id })));
  const [pointerType, setPointerType] = useState<string>();
  const names = buttonLabels(listing);
  const facts = cardFacts(listing);
  const compare = compareAction !== undefined && <CompareSlot data-compare>{compareAction}</CompareSlot>;

  return (
    <Card
      ref={card}
      aria-labelledby={titleId}
      data-card
      onPointerEnter={(event) => setPointerType(event.pointerType)}
    >
      <ListingTitle listing={listing} href={href} titleId={titleId} />
      <Photo>
        <CardPhotos listing={listing} isEager={isEager} pointerType={pointerType} />
        {listing.isFeatured === true && (
          <PhotoBadges>
            <FeaturedBadge />
          </PhotoBadges>
        )}
        {listingRibbon(listing) !== null && (
          <PhotoBadges data-edge="bottom">
            <Ribbon listing={listing} />
          </PhotoBadges>
        )}
        {cornerAction ??
          (onToggleFavorite !== undefined && (
            <IconButton
              kind="glass"
              icon="heart"
              label={names.save}
              aria-pressed={isSaved}
              isLoading={isSaving}
              onClick={() => onToggleFavorite({ listing, isSaved })}
            />
          ))}
        {compare}
      </Photo>
      <Body>
        <ListingHead listing={listing} priceNote={priceNote} />
        <FactsLine>
          {facts.length > 0 && (
            <Facts role="list" aria-label="Rooms and size">
              {facts.map(({ kind, label }) => (
                <li key={kind} data-glyph={factGlyphs[kind]}>
                  <bdi>{label}</bdi>
                </li>
              ))}
            </Facts>
          )}
          <SeenAndAge listing={listing} today={today} isOpened={isOpened} />
        </FactsLine>
        <ListingAgent listing={listing} agentHref={agentHref} />
        <Actions>
          <Button kind="secondary" href={href} aria-label={names.details}>
            View Details
          </Button>
          <ContactIcons listing={listing} />
          {compare}
        </Actions>
      </Body>
    </Card>
  );
});
