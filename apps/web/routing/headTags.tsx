import type { Listing } from '@efie/domain/listing';
import { useIsHydrated } from '@efie/ui';
import { useHref } from 'react-router-dom';
import { jsonForScript, listingDescription, listingData, plainLine } from './headTexts';
import { listingPath } from './paths';
import { pageTitle } from './title';

/** The canonical URL of a path, without a query string; without a host while pre-rendering. */
export function useCanonical(path: string): string {
  const origin = useIsHydrated() ? window.location.origin : '';
  return origin + useHref(path);
}

interface HeadTagsProps {
  name: string;
  description: string;
  canonical: string;
  /** JSON-LD, safe in a script element. */
  data: string;
}

/** React moves title, description and canonical URL into the document's head; JSON-LD works anywhere in it. */
export function HeadTags({ name, description, canonical, data }: HeadTagsProps) {
  return (
    <>
      <title>{pageTitle(plainLine(name, 100))}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {/* Both screens render in the browser only, where React does not escape a script's text. */}
      <script type="application/ld+json">{data}</script>
    </>
  );
}

/** Title, description, canonical URL and structured data of a listing; render it once the listing has loaded. */
export function ListingTags({ listing }: { listing: Listing }) {
  const canonical = useCanonical(listingPath(listing.id));
  return (
    <HeadTags
      name={listing.title}
      description={listingDescription(listing)}
      canonical={canonical}
      data={jsonForScript(listingData(listing, canonical))}
    />
  );
}
