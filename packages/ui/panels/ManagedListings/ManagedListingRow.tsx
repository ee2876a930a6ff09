import { daysAgo, isStale } from '@efie/domain/dates';
import {
  locationLine,
  statusChoices,
  statusLabel,
  type Listing,
  type ListingStatus,
  priceText,
} from '@efie/domain/listing';
import { groupThousands } from '@efie/domain/text';
import { pluralize } from '@efie/domain/text';
import { CircleAlert, EllipsisVertical, Pencil } from 'lucide-react';
import { memo, useRef } from 'react';
import {
  Checkbox,
  DisclosureMenu,
  Icon,
  IconButton,
  ImageWithFallback,
  Spinner,
  VisuallyHidden,
} from '../../primitives';
import { StatusBadge } from '../../cards/badges';
import { viewsBadge, type ListingViews } from '../../cards/ManagedPropertyCard/ManagedPropertyCard.helpers';
import { truncateName } from '../../cards/PropertyCard/PropertyCard.helpers';
import {
  Cell,
  NoStatus,
  Note,
  PlaceAndPrice,
  Row,
  RowActions,
  Select,
  StatusMenu,
  TitleBox,
  TitleCell,
  TitleLink,
  Unit,
} from './ManagedListings.styles';

/** Handlers of the controls of a row. Each must keep its identity between renders. */
export interface ListingRowActions {
  /** Called by the checkboxes, with one listing or all of the page. */
  onSelect: (selection: { ids: readonly string[]; isSelected: boolean }) => void;
  /** Called with a status from the status menu. */
  onStatus: (change: { listing: Listing; status: ListingStatus }) => void;
  /** Called by Edit. */
  onEdit: (edit: { listing: Listing }) => void;
  /** Called by Duplicate. */
  onDuplicate: (copy: { listing: Listing }) => void;
  /** Called by Picture for Status; opens the picture of the listing. */
  onPicture: (shared: { listing: Listing }) => void;
  /** Called by Delete; opens the confirmation dialog. */
  onDelete: (deletion: { listing: Listing }) => void;
}

export interface ManagedListingRowProps extends ListingRowActions {
  /** One of the agent's own listings. */
  listing: Listing;
  /** URL of the listing. */
  href: string;
  /** Its number of views, which comes from a separate request; no cell is rendered when it is hidden. */
  views: ListingViews;
  /** Unix time in ms. */
  now: number;
  /** Whether its checkbox is checked. */
  isSelected: boolean;
  /** Its status is being changed. */
  isBusy: boolean;
  /** Why the last change was not made. */
  note: string | undefined;
  /** The button whose dialog is loading; it shows a spinner. */
  opening: 'edit' | 'delete' | undefined;
}

/** One of the agent's own listings as a row. */
export const ManagedListingRow = memo(function ManagedListingRow({
  listing,
  href,
  views,
  now,
  isSelected,
  isBusy,
  note,
  opening,
  onSelect,
  onStatus,
  onEdit,
  onDuplicate,
  onPicture,
  onDelete,
}: ManagedListingRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  // The pressed menu item is hidden with its menu, so focus moves to the menu's button.
  const focusMenu = (cell: string) =>
    row.current?.querySelector<HTMLElement>(`[data-cell="${cell}"] [aria-expanded]`)?.focus();
  const name = truncateName(listing.title);
  const badge = viewsBadge(views, listing);
  const age = daysAgo(listing.createdAt, now);
  const isOld = listing.status === 'active' && isStale(listing.createdAt, now);
  const photos = listing.photos.length;

  return (
    <Row ref={row} data-selected={isSelected} data-listing={listing.id}>
      <Cell data-cell="select">
        <Select>
          <Checkbox
            checked={isSelected}
            onChange={({ target }) => onSelect({ ids: [listing.id], isSelected: target.checked })}
          >
            <VisuallyHidden>{`Select ${name}`}</VisuallyHidden>
          </Checkbox>
        </Select>
      </Cell>
      <TitleCell data-cell="title">
        <TitleBox>
          {/* Decorative: the title names the listing. With the data saver on, an icon replaces the photo. */}
          <div aria-hidden="true">
            <ImageWithFallback
              src={listing.photos[0]?.url}
              alt=""
              seed={listing.id}
              ratio="4 / 3"
              width={160}
              height={120}
              isInButton
            />
          </div>
          <div>
            <TitleLink href={href}>
              <bdi>{listing.title}</bdi>
            </TitleLink>
            <PlaceAndPrice>
              <bdi translate="no">{locationLine(listing)}</bdi>
              <span>{priceText(listing)}</span>
            </PlaceAndPrice>
            {note !== undefined && (
              <Note>
                <Icon icon={CircleAlert} size="s" />
                <span>{note}</span>
              </Note>
            )}
          </div>
        </TitleBox>
      </TitleCell>
      <Cell data-cell="status">
        <StatusMenu>
          <DisclosureMenu
            label={`Status of ${name}: ${isBusy ? 'saving' : statusLabel(listing.status) || 'none'}`}
            align="start"
            items={
              isBusy
                ? []
                : statusChoices(listing).map((status) => ({
                    label: `Mark as ${statusLabel(status)}`,
                    onPress: () => {
                      focusMenu('status');
                      onStatus({ listing, status });
                    },
                  }))
            }
          >
            {/* The label of the button includes the status. */}
            <span aria-hidden="true">
              {isBusy && <Spinner />}
              {!isBusy && <StatusBadge status={listing.status} />}
              {!isBusy && statusLabel(listing.status) === '' && <NoStatus>No status</NoStatus>}
            </span>
          </DisclosureMenu>
        </StatusMenu>
      </Cell>
      {badge !== null && (
        <Cell data-figure data-align="end">
          <span aria-hidden="true">
            <span>{badge.text}</span>
            <Unit>{badge.text === '1' ? ' view' : ' views'}</Unit>
          </span>
          <VisuallyHidden>{badge.label}</VisuallyHidden>
        </Cell>
      )}
      <Cell data-figure data-align="end" data-stale={isOld}>
        {age !== '' && (
          <>
            <Unit>Listed </Unit>
            <span>{age}</span>
            {isOld && <VisuallyHidden>, longer than 60 days</VisuallyHidden>}
          </>
        )}
      </Cell>
      <Cell data-figure data-align="end">
        <span aria-hidden="true">
          <span>{groupThousands(photos)}</span>
          <Unit>{photos === 1 ? ' photo' : ' photos'}</Unit>
        </span>
        <VisuallyHidden>{pluralize(photos, 'photo', 'photos')}</VisuallyHidden>
      </Cell>
      <Cell data-cell="actions">
        <RowActions>
          <IconButton
            icon={Pencil}
            label={`Edit ${name}`}
            isLoading={opening === 'edit'}
            onClick={() => onEdit({ listing })}
          />
          <DisclosureMenu
            label={`More actions for ${name}`}
            hasChevron={false}
            items={[
              {
                label: 'Duplicate',
                onPress: () => {
                  focusMenu('actions');
                  onDuplicate({ listing });
                },
              },
              {
                label: 'Picture for Status',
                onPress: () => {
                  focusMenu('actions');
                  onPicture({ listing });
                },
              },
              {
                label: 'Delete',
                onPress: () => {
                  focusMenu('actions');
                  onDelete({ listing });
                },
              },
            ]}
          >
            {opening === 'delete' ? <Spinner /> : <Icon icon={EllipsisVertical} />}
          </DisclosureMenu>
        </RowActions>
      </Cell>
    </Row>
  );
});
