import { paths } from './paths';

/** The navigation link to mark as current: on a listing, that is Browse. */
export const sectionOf = (pathname: string): string =>
  pathname.startsWith('/property/') ? paths.listings : pathname;
