import { compareAmenities, compareListings } from '@efie/domain/compare';
import { listingRibbon, photoAlt, type Listing } from '@efie/domain/listing';
import { pluralize } from '@efie/domain/text';
import { Check, Minus, X } from 'lucide-react';
import { useId, useState, type CSSProperties } from 'react';
import { Ribbon } from '../../cards/badges';
import { ContactIcons } from '../../cards/PropertyCard/ContactIcons';
import { truncateName } from '../../cards/PropertyCard/PropertyCard.helpers';
import { useFocusNextItem } from '../../hooks/useFocusNextItem';
import { Checkbox, Icon, IconButton, ImageWithFallback, VisuallyHidden } from '../../primitives';
import { useOverflow } from '../../primitives/Table/useOverflow';
import {
  Answer,
  ContactRow,
  Corner,
  Frame,
  Grid,
  GroupHead,
  HeadContent,
  HomeHead,
  Label,
  Mark,
  Note,
  NotGiven,
  Options,
  PhotoBadge,
  PhotoCell,
  PhotoLink,
  Row,
  RowGroup,
  RowHead,
  Scroller,
  Title,
  Value,
} from './Comparison.styles';

export interface ComparisonProps {
  /** One to four homes, in the order of the columns. */
  listings: readonly Listing[];
  /** Returns the URL of a listing. */
  hrefFor: (listing: Listing) => string;
  /** The button of a home was pressed; focus moves to the next one. */
  onRemove: (removal: { listingId: string }) => void;
}

interface RowLabelProps {
  label: string;
  note?: string | undefined;
  differs: boolean;
}

function RowLabel({ label, note, differs }: RowLabelProps) {
  return (
    <RowHead>
      <Label>
        <bdi>{label}</bdi> {differs && <VisuallyHidden>Differs</VisuallyHidden>}
        {note !== undefined && <Note>{note}</Note>}
      </Label>
    </RowHead>
  );
}

const notGiven = <NotGiven>Not given</NotGiven>;

const yes = (
  <Answer>
    <Icon icon={Check} size="s" />
    Yes
  </Answer>
);
const no = (
  <Answer data-quiet="true">
    <Icon icon={Minus} size="s" />
    No
  </Answer>
);

/** The agent's name, Call and WhatsApp, as on a card. */
function Agent({ listing }: { listing: Listing }) {
  const { name } = listing.agent;
  return (
    <>
      {name.trim() === '' ? notGiven : <bdi>{name}</bdi>}
      <ContactRow>
        <ContactIcons listing={listing} />
      </ContactRow>
    </>
  );
}

/**
 * Homes side by side: a table with a row for each fact and amenity. The lowest price and move-in cost and the largest area are
 * marked. From three homes only the rows that differ are shown at first. On narrow screens the homes are swiped and each label is
 * above its values.
 */
export function Comparison({ listings, hrefFor, onRemove }: ComparisonProps) {
  const captionId = useId();
  const [isShort, setShort] = useState(listings.length > 2);
  const [scroller, hasOverflow] = useOverflow();
  const heads = useFocusNextItem<HTMLTableRowElement>();
  const facts = compareListings(listings);
  const amenities = compareAmenities(listings);
  const all = [...facts, ...amenities];
  const differing = all.filter(({ differs }) => differs).length;
  // Not offered when every row differs, or none: it would change nothing or leave nothing.
  const canShorten = differing > 0 && differing < all.length;
  const isShown = ({ differs }: { differs: boolean }) => differs || !(isShort && canShorten);
  const scrollProps = hasOverflow ? { tabIndex: 0, role: 'region', 'aria-labelledby': captionId } : {};

  return (
    <Frame>
      {listings.length > 1 && (
        <Options>
          {canShorten && (
            <Checkbox checked={isShort} onChange={(event) => setShort(event.currentTarget.checked)}>
              Only differences
            </Checkbox>
          )}
          <span role="status">{pluralize(differing, 'difference', 'differences')}</span>
        </Options>
      )}
      <Scroller ref={scroller} {...scrollProps}>
        <Grid aria-labelledby={captionId} style={{ '--homes': listings.length } as CSSProperties}>
          <VisuallyHidden as="caption" id={captionId}>
            Homes side by side
          </VisuallyHidden>
          <RowGroup as="thead">
            <Row {...heads}>
              <Corner />
              {listings.map((listing) => (
                <HomeHead key={listing.id}>
                  <HeadContent>
                    <Title href={hrefFor(listing)}>
                      <bdi>{listing.title}</bdi>
                    </Title>
                    <div data-item>
                      <IconButton
                        icon={X}
                        label={`Remove ${truncateName(listing.title)} from the comparison`}
                        onClick={() => onRemove({ listingId: listing.id })}
                      />
                    </div>
                  </HeadContent>
                </HomeHead>
              ))}
            </Row>
          </RowGroup>
          <RowGroup>
            <Row>
              <RowLabel label="Photo" differs={false} />
              {listings.map((listing) => (
                <PhotoCell key={listing.id}>
                  {/* The title is the link for the keyboard. */}
                  <PhotoLink href={hrefFor(listing)} tabIndex={-1}>
                    <ImageWithFallback
                      src={listing.photos[0]?.url}
                      alt={photoAlt(listing)}
                      seed={listing.id}
                      width={320}
                      height={213}
                    />
                  </PhotoLink>
                  {listingRibbon(listing) !== null && (
                    <PhotoBadge>
                      <Ribbon listing={listing} />
                    </PhotoBadge>
                  )}
                </PhotoCell>
              ))}
            </Row>
            {facts.filter(isShown).map(({ key, label, note, values, differs, marks }) => (
              <Row key={key}>
                <RowLabel label={label} note={note} differs={differs} />
                {listings.map(({ id }, index) => {
                  const value = values[index];
                  const mark = marks[index];
                  return (
                    <Value key={id} data-strong={key === 'price'}>
                      {value ? <bdi>{value}</bdi> : notGiven}
                      {mark && (
                        <>
                          {' '}
                          <Mark data-best={mark.isBest}>{mark.text}</Mark>
                        </>
                      )}
                    </Value>
                  );
                })}
              </Row>
            ))}
          </RowGroup>
          <RowGroup>
            {amenities.length === 0 ? (
              <Row>
                <RowLabel label="Amenities" differs={false} />
                {listings.map(({ id }) => (
                  <Value key={id}>{notGiven}</Value>
                ))}
              </Row>
            ) : (
              amenities.some(isShown) && (
                <Row>
                  <GroupHead colSpan={listings.length + 1}>Amenities</GroupHead>
                </Row>
              )
            )}
            {amenities.filter(isShown).map(({ code, label, values, differs }) => (
              <Row key={code}>
                <RowLabel label={label} differs={differs} />
                {listings.map(({ id }, index) => {
                  const value = values[index];
                  return <Value key={id}>{typeof value === 'boolean' ? (value ? yes : no) : notGiven}</Value>;
                })}
              </Row>
            ))}
          </RowGroup>
          <RowGroup>
            <Row>
              <RowLabel label="Agent" differs={false} />
              {listings.map((listing) => (
                <Value key={listing.id}>
                  <Agent listing={listing} />
                </Value>
              ))}
            </Row>
          </RowGroup>
        </Grid>
      </Scroller>
    </Frame>
  );
}
