/** Shown while it is not known whether the listing was created. */
export const MAY_BE_LISTED =
  'The property may be listed all the same: look at your dashboard before you send it again.';
