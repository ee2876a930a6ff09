import { paths } from './paths';

/** The navigation entry of a path: a listing belongs to Browse, whose link stays marked there, as drawn. */
export const sectionOf = (pathname: string): string =>
  pathname.startsWith('/property/') ? paths.listings : pathname;
