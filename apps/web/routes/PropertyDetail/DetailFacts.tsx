import { listingFacts, type Listing } from '@efie/domain';
import { Fact, Facts } from './PropertyDetail.styles';

/** '5 bedrooms', '3 parking spaces', '4,200 sq ft': the number over its word. Absent when nothing is known. */
export function DetailFacts({ listing }: { listing: Listing }) {
  const facts = listingFacts(listing);
  if (facts.length === 0) return null;
  return (
    <Facts aria-label="Rooms and size">
      {facts.map(({ kind, label }) => {
        const [count, ...words] = label.split(' ');
        return (
          <Fact key={kind}>
            <strong>{count}</strong> <span>{words.join(' ')}</span>
          </Fact>
        );
      })}
    </Facts>
  );
}
