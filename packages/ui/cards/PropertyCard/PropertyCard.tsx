import {
  cardFacts,
  formatPriceFor,
  helpMessage,
  initials,
  listingTypeLabel,
  locationLine,
  pictureAlt,
  propertyTypeLabel,
  publicRibbon,
  telHref,
  whatsAppHref,
  type Listing,
} from '@efie/domain';
import { BadgeCheck, Heart, MapPin, Phone, Star } from 'lucide-react';
import { memo, useId } from 'react';
import { useOnInView } from 'react-intersection-observer';
import { Avatar, Badge, Button, Icon, IconButton, ImageWithFallback, WhatsAppGlyph } from '../../primitives';
import { cardNames, factIcons, NO_PHONE } from './PropertyCard.helpers';
import {
  Actions,
  Agent,
  AgentLine,
  AgentLink,
  AgentName,
  Body,
  Card,
  Clip,
  Fact,
  Facts,
  Favorite,
  Photo,
  PhotoBadges,
  PhotoRibbon,
  Place,
  Price,
  PriceLine,
  Title,
  TitleLink,
  Verified,
} from './PropertyCard.styles';

export interface PropertyCardProps {
  listing: Listing;
  /** Address of the listing's own page. */
  href: string;
  /** Address of the agent's public profile; without it the name is no link. */
  agentHref?: string | undefined;
  isSaved?: boolean;
  /** The heart turns into a spinner and ignores presses (checklist 122, 123). */
  isSaving?: boolean;
  /** Without it the card has no heart. `isSaved` is the state at the time of the press. */
  onToggleFavorite?: ((toggle: { listing: Listing; isSaved: boolean }) => void) | undefined;
  /** Called once, when half of the card has come into view (checklist 139 to 141). */
  onSeen?: ((seen: { listingId: string }) => void) | undefined;
  /** The first picture of a page: fetched at once and first. */
  isEager?: boolean;
}

function AgentOf({ listing, agentHref }: Pick<PropertyCardProps, 'listing' | 'agentHref'>) {
  const { agent } = listing;
  const name = agent.name.trim() === '' ? 'Agent' : agent.name;
  return (
    <AgentLine>
      <Agent>
        <Avatar initials={initials(name)} src={agent.photoUrl ?? undefined} size={32} />
        {agentHref === undefined || agent.id === '' ? (
          <AgentName>
            <bdi>{name}</bdi>
          </AgentName>
        ) : (
          <AgentLink href={agentHref}>
            <bdi>{name}</bdi>
          </AgentLink>
        )}
      </Agent>
      {agent.isVerified && (
        <Verified>
          <Icon icon={BadgeCheck} size="s" />
          Verified Agent
        </Verified>
      )}
    </AgentLine>
  );
}

/**
 * One listing in a grid (specification section 2 "Property card", design.md section 6, checklist 107 to 127).
 * It calls nothing: what a press or a look means is decided by whoever places it.
 */
export const PropertyCard = memo(function PropertyCard({
  listing,
  href,
  agentHref,
  isSaved = false,
  isSaving = false,
  onToggleFavorite,
  onSeen,
  isEager = false,
}: PropertyCardProps) {
  const titleId = useId();
  const card = useOnInView<HTMLElement>(
    (isInView) => {
      if (isInView) onSeen?.({ listingId: listing.id });
    },
    { threshold: 0.5, triggerOnce: true, skip: onSeen === undefined },
  );
  const { amount, period } = formatPriceFor(listing);
  const names = cardNames(listing);
  const place = locationLine(listing);
  const facts = cardFacts(listing);
  const ribbon = publicRibbon(listing);
  const type = propertyTypeLabel(listing.propertyType);
  const call = telHref(listing.agent.phone);
  const whatsApp = whatsAppHref(listing.agent.phone, helpMessage(listing));
  const disabledReason = call === null ? NO_PHONE : undefined;

  return (
    <Card ref={card} aria-labelledby={titleId}>
      <Photo>
        <ImageWithFallback
          src={listing.photos[0]?.url}
          alt={pictureAlt(listing)}
          seed={listing.id}
          width={600}
          height={400}
          loading={isEager ? 'eager' : 'lazy'}
          {...(isEager ? { fetchPriority: 'high' as const } : {})}
        />
        <PhotoBadges>
          {listing.isFeatured === true && (
            <Badge tone="featured" icon={Star}>
              Featured
            </Badge>
          )}
          {type !== '' && (
            <Badge tone="glass">
              <Clip>{type}</Clip>
            </Badge>
          )}
        </PhotoBadges>
        {ribbon !== null && (
          <PhotoRibbon>
            <Badge tone={ribbon.kind === 'sold' ? 'clay' : 'gold'} hasDot>
              {ribbon.label}
            </Badge>
          </PhotoRibbon>
        )}
        {onToggleFavorite !== undefined && (
          <Favorite>
            <IconButton
              kind="glass"
              icon={Heart}
              label={names.save}
              aria-pressed={isSaved}
              isLoading={isSaving}
              onClick={() => onToggleFavorite({ listing, isSaved })}
            />
          </Favorite>
        )}
      </Photo>
      <Body>
        <PriceLine>
          <Price>
            {amount} {period !== null && <small>{period}</small>}
          </Price>
          {listing.listingType !== null && (
            <Badge tone={listing.listingType === 'rent' ? 'green' : 'clay'}>
              {listingTypeLabel(listing.listingType)}
            </Badge>
          )}
        </PriceLine>
        <Title id={titleId}>
          <TitleLink href={href}>
            <bdi>{listing.title}</bdi>
          </TitleLink>
        </Title>
        <Place>
          {place !== '' && (
            <>
              <Icon icon={MapPin} size="s" />
              <bdi>{place}</bdi>
            </>
          )}
        </Place>
        {facts.length === 0 ? (
          <Facts as="div" />
        ) : (
          <Facts aria-label="Rooms and size">
            {facts.map(({ kind, label }) => (
              <Fact key={kind}>
                <Icon icon={factIcons[kind]} size="s" />
                {label}
              </Fact>
            ))}
          </Facts>
        )}
        <AgentOf listing={listing} agentHref={agentHref} />
        <Actions>
          <Button kind="secondary" href={href} aria-describedby={titleId}>
            View Details
          </Button>
          <IconButton
            kind="soft"
            icon={Phone}
            label={names.call}
            href={call ?? ''}
            disabledReason={disabledReason}
          />
          <IconButton
            kind="soft"
            icon={WhatsAppGlyph}
            label={names.whatsApp}
            href={whatsApp ?? ''}
            target="_blank"
            rel="noreferrer"
            disabledReason={disabledReason}
          />
        </Actions>
      </Body>
    </Card>
  );
});
