import { amenityLabel } from '@efie/domain/amenities';
import { formatPhone, telHref, typedUrl } from '@efie/domain/contact';
import { formatDate } from '@efie/domain/dates';
import {
  listingFacts,
  locationLine,
  offerLine,
  photoAlt,
  type Listing,
  listingPrice,
} from '@efie/domain/listing';
import { useState } from 'react';
import { Logo } from '../../primitives';
import { QrCode } from '../../primitives/QrCode';
import {
  Amenities,
  Card,
  Code,
  Contact,
  Facts,
  Foot,
  Kind,
  Name,
  Note,
  Phone,
  Photo,
  Photos,
  Place,
  Price,
  Text,
  Title,
  Top,
} from './WindowCard.styles';

const MAX_PHOTOS = 3;

export interface WindowCardProps {
  /** The listing to print; unknown facts are left out. */
  listing: Listing;
  /** The listing's canonical URL, in the QR code and below it. */
  url: string;
  /** Time of printing, Unix time in ms; printed because the price may change later. */
  printedAt: number;
}

/** Up to three photos, the first one large. A photo that fails to load is replaced by the next. */
function CardPhotos({ listing }: Pick<WindowCardProps, 'listing'>) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const photos = listing.photos.filter(({ url }) => !failed.includes(url)).slice(0, MAX_PHOTOS);
  if (photos.length === 0) return <Photos data-count={0} aria-hidden="true" />;
  return (
    <Photos data-count={photos.length}>
      {photos.map(({ url }) => (
        <Photo
          key={url}
          src={url}
          alt={photoAlt(listing, listing.photos.findIndex((photo) => photo.url === url) + 1)}
          onError={() => setFailed((before) => [...before, url])}
        />
      ))}
    </Photos>
  );
}

/**
 * A listing on one A4 page, to hang in a window or hand out: logo, photos, price, facts, the agent's phone number and a QR code
 * of its URL. Black on white in every theme. Lazy-load it, and print it with `usePrint`.
 */
export function WindowCard({ listing, url, printedAt }: WindowCardProps) {
  const { agent } = listing;
  const { amount, period } = listingPrice(listing);
  const place = locationLine(listing);
  const facts = listingFacts(listing);
  const names = [agent.name.trim(), agent.businessName.trim()].filter(
    (name, index, all) => name !== '' && all.indexOf(name) === index,
  );
  return (
    <Card aria-label="Window card" data-theme="light">
      <Top>
        <Logo size={44} />
        <Kind>
          <bdi>{offerLine(listing)}</bdi>
        </Kind>
      </Top>
      <CardPhotos listing={listing} />
      <Text>
        <Price>
          <span>{amount}</span> {period !== null && <small>{period}</small>}
        </Price>
        <Title>
          <bdi>{listing.title}</bdi>
        </Title>
        {place !== '' && (
          <Place>
            <bdi>{place}</bdi>
          </Place>
        )}
        {facts.length > 0 && (
          <Facts role="list" aria-label="Rooms and size">
            {facts.map((fact) => (
              <li key={fact.kind}>{fact.label}</li>
            ))}
          </Facts>
        )}
        {listing.amenities.length > 0 && (
          <Amenities>{listing.amenities.map(amenityLabel).join(' · ')}</Amenities>
        )}
      </Text>
      <Foot>
        <Contact>
          {names.map((name) => (
            <Name key={name}>
              <bdi>{name}</bdi>
            </Name>
          ))}
          {telHref(agent.phone) !== null && (
            <>
              <Name>Call or WhatsApp</Name>
              <Phone>
                <bdi dir="ltr">{formatPhone(agent.phone)}</bdi>
              </Phone>
            </>
          )}
          <Note>{`Printed ${formatDate(printedAt)}. Scan for today’s price and every photo.`}</Note>
        </Contact>
        <Code>
          <QrCode text={url} label="QR code of this home" />
          <bdi dir="ltr">{typedUrl(url)}</bdi>
        </Code>
      </Foot>
    </Card>
  );
}
