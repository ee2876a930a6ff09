import type { AgentProfile, Listing } from '@efie/domain';
import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import {
  agentDescription,
  agentData,
  jsonForScript,
  listingDescription,
  listingData,
  plainLine,
} from './head';
import { agentProfilePath, propertyPath } from './paths';
import { pageTitle } from './title';

const neverChanges = () => () => undefined;

/** The one address of a page, whatever query it was opened with; a server knows no host. */
function useCanonical(path: string): string {
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return origin + useHref(path);
}

interface HeadTagsProps {
  name: string;
  description: string;
  canonical: string;
  /** Text of the data block, safe in a script element. */
  data: string;
}

/** React puts title, description and canonical address into the document's head; data may stand anywhere. */
function HeadTags({ name, description, canonical, data }: HeadTagsProps) {
  return (
    <>
      <title>{pageTitle(plainLine(name, 100))}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {/* Both screens are drawn in the browser only: there a script's text is set as it stands. */}
      <script type="application/ld+json">{data}</script>
    </>
  );
}

/** Title, description, canonical address and structured data of a listing's page; place it where the listing has come. */
export function ListingTags({ listing }: { listing: Listing }) {
  const canonical = useCanonical(propertyPath(listing.id));
  return (
    <HeadTags
      name={listing.title}
      description={listingDescription(listing)}
      canonical={canonical}
      data={jsonForScript(listingData(listing, canonical))}
    />
  );
}

/** Title, description, canonical address and structured data of an agent's public profile. */
export function AgentTags({ agent }: { agent: AgentProfile }) {
  const canonical = useCanonical(agentProfilePath(agent.id));
  return (
    <HeadTags
      name={agent.fullName || 'Agent'}
      description={agentDescription(agent)}
      canonical={canonical}
      data={jsonForScript(agentData(agent, canonical))}
    />
  );
}
