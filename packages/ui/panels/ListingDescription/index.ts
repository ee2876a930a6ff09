export { ListingDescription, type ListingDescriptionProps } from './ListingDescription';
export { Body as PlainDescription } from './ListingDescription.styles';
