import { listingFacts, type Listing } from '@efie/domain/listing';
import { Fact, Facts } from './PropertyDetail.styles';

/** Facts such as '5 bedrooms' and '4,200 sq ft', a number above its unit. Null without facts. */
export function DetailFacts({ listing }: { listing: Listing }) {
  const facts = listingFacts(listing);
  if (facts.length === 0) return null;
  return (
    <Facts role="list" aria-label="Rooms and size">
      {facts.map(({ kind, value, label }) => {
        const [count, ...unit] = value === null ? [label] : label.split(' ');
        return (
          <Fact key={kind}>
            <strong>{count}</strong> <span>{unit.join(' ')}</span>
          </Fact>
        );
      })}
    </Facts>
  );
}
