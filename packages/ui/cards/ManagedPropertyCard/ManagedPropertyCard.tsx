import { formatDate } from '@efie/domain/dates';
import { listingFacts, photoAlt, type Listing } from '@efie/domain/listing';
import { groupThousands } from '@efie/domain/text';
import { pluralize } from '@efie/domain/text';
import { CircleAlert, EllipsisVertical, Eye, Images, Pencil, Trash } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import {
  Badge,
  Button,
  DisclosureMenu,
  Icon,
  IconButton,
  ImageWithFallback,
  VisuallyHidden,
} from '../../primitives';
import { StatusBadge } from '../badges';
import { truncateName, factGlyphs } from '../PropertyCard/PropertyCard.helpers';
import { ListingHead, ListingTitle } from '../PropertyCard/ListingHead';
import { Body, Card, Facts, FactsLine } from '../PropertyCard/PropertyCard.styles';
import { viewsBadge, type ListingViews } from './ManagedPropertyCard.helpers';
import { Actions, Description, Figure, Foot, Head, Listed, Note, Photo } from './ManagedPropertyCard.styles';

export interface ManagedPropertyCardProps {
  /** One of the agent's own listings. */
  listing: Listing;
  /** URL of the listing, which View opens. */
  href: string;
  /** Its number of views, which comes from a separate request. */
  views: ListingViews;
  /** Called by the edit button. */
  onEdit: (edit: { listing: Listing }) => void;
  /** Opens the confirm dialog; the card deletes nothing. */
  onDelete: (deletion: { listing: Listing }) => void;
  /** The button whose dialog is loading; it shows a spinner. */
  opening?: 'edit' | 'delete' | undefined;
  /** Further actions, in a menu after Delete. Stable between renders. */
  menu?: readonly ManagedCardAction[] | undefined;
  /** Why the last change of the listing was not made. */
  note?: string | undefined;
}

/** An action of a card's menu. */
export interface ManagedCardAction {
  label: string;
  /** False leaves it out. */
  isOffered: (listing: Listing) => boolean;
  onPress: (pressed: { listing: Listing }) => void;
}

const NO_ACTIONS: readonly ManagedCardAction[] = [];

/** A number beside an icon, with a text alternative for both. */
function Count({ text, label }: { text: string; label: string }) {
  return (
    <>
      <Figure aria-hidden="true">{text}</Figure>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

/** One of the agent's own listings on the dashboard. It sends no requests: the screen passes the views and handlers. */
export const ManagedPropertyCard = memo(function ManagedPropertyCard({
  listing,
  href,
  views,
  onEdit,
  onDelete,
  opening,
  menu = NO_ACTIONS,
  note,
}: ManagedPropertyCardProps) {
  const menuBox = useRef<HTMLDivElement>(null);
  const actions = menu.filter(({ isOffered }) => isOffered(listing));
  const titleId = useId();
  const facts = listingFacts(listing);
  const badge = viewsBadge(views, listing);
  const photos = listing.photos.length;
  const listed = listing.createdAt === null ? '' : formatDate(listing.createdAt);

  return (
    <Card aria-labelledby={titleId} data-listing={listing.id}>
      <ListingTitle listing={listing} href={href} titleId={titleId} />
      <Photo>
        <ImageWithFallback
          src={listing.photos[0]?.url}
          alt={photoAlt(listing)}
          seed={listing.id}
          ratio="16 / 10"
          width={640}
          height={400}
        />
        <Head>
          <StatusBadge status={listing.status} />
          {badge !== null && (
            <Badge tone="glass" icon={Eye}>
              <Count {...badge} />
            </Badge>
          )}
        </Head>
        {photos > 0 && (
          <Foot>
            <Badge tone="glass" icon={Images}>
              <Count text={groupThousands(photos)} label={pluralize(photos, 'photo', 'photos')} />
            </Badge>
          </Foot>
        )}
      </Photo>
      <Body>
        <ListingHead listing={listing} />
        <Description dir="auto">{listing.description.trim()}</Description>
        <FactsLine>
          {facts.length > 0 && (
            <Facts role="list" aria-label="Rooms and size">
              {facts.map(({ kind, value, label }) => (
                <li key={kind} data-glyph={factGlyphs[kind]}>
                  {kind === 'area' || value === null ? (
                    <bdi>{label}</bdi>
                  ) : (
                    <Count text={groupThousands(value)} label={label} />
                  )}
                </li>
              ))}
            </Facts>
          )}
        </FactsLine>
        <Listed>{listed !== '' && `Listed ${listed}`}</Listed>
        <Actions data-menu={actions.length > 0}>
          <Button kind="secondary" icon={Eye} href={href} aria-describedby={titleId}>
            View
          </Button>
          <Button
            kind="secondary"
            icon={Pencil}
            isFullWidth
            aria-describedby={titleId}
            isLoading={opening === 'edit'}
            onClick={() => onEdit({ listing })}
          >
            Edit
          </Button>
          <IconButton
            kind="outline"
            tone="danger"
            icon={Trash}
            label={`Delete ${truncateName(listing.title)}`}
            isLoading={opening === 'delete'}
            onClick={() => onDelete({ listing })}
          />
          {actions.length > 0 && (
            <div ref={menuBox}>
              <DisclosureMenu
                label={`More actions for ${truncateName(listing.title)}`}
                hasChevron={false}
                items={actions.map(({ label, onPress }) => ({
                  label,
                  onPress: () => {
                    // The pressed row is hidden with the menu.
                    menuBox.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
                    onPress({ listing });
                  },
                }))}
              >
                <Icon icon={EllipsisVertical} />
              </DisclosureMenu>
            </div>
          )}
        </Actions>
        {note !== undefined && (
          <Note>
            <Icon icon={CircleAlert} size="s" />
            <span>{note}</span>
          </Note>
        )}
      </Body>
    </Card>
  );
});
