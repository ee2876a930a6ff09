import { listingField, toSnakeCase } from './listingFields';
import type { ListingField, ListingFieldName } from './listingFields';

/** 'Specific location'. */
export function fieldLabel(name: ListingFieldName): string {
  const words = toSnakeCase(name).replaceAll('_', ' ');
  return listingField(name).label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const isNumberField = ({ kind }: ListingField): boolean =>
  kind === 'money' || kind === 'count' || kind === 'decimal';
