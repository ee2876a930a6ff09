import { ListingFields, type ListingFieldsProps } from '../listing';
import { NumberControl } from '../listing/NumberControl';

const CONTROLS = { Number: NumberControl };

/** The number inputs of a listing: price, area and rooms. */
export function PriceAndSize(props: ListingFieldsProps) {
  return <ListingFields {...props} controls={CONTROLS} />;
}
