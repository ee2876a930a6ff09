import { pluralize } from '../text/pluralize';

export function resultsFoundText(count: number): string {
  return `${pluralize(count, 'property', 'properties')} found`;
}
