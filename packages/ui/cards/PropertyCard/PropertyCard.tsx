import { formatPrice, locationLine, type Listing } from '@efie/domain';
import { styled } from 'styled-components';

const Card = styled.article`
  border: 1px solid currentColor;
  border-radius: 16px;
  padding: 18px 20px 20px;
`;

export interface PropertyCardProps {
  listing: Listing;
}

/** One listing in a grid (specification section 2, "Property card"). */
export function PropertyCard({ listing }: PropertyCardProps) {
  return (
    <Card>
      <p>{formatPrice(listing.price)}</p>
      <h3>{listing.title}</h3>
      <p>{locationLine(listing)}</p>
    </Card>
  );
}
