import { BRAND } from '@efie/domain/brand';

/** The document title of a screen, such as 'Page Not Found | Efie'. */
export function pageTitle(name: string): string {
  return `${name} | ${BRAND.name}`;
}
