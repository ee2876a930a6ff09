import { BRAND } from '@efie/domain';

/** The document's title on a page: 'Page Not Found | Efie' (fault 34). */
export function pageTitle(name: string): string {
  return `${name} | ${BRAND.name}`;
}
