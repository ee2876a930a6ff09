/** Shown while it is not known whether the listing was created. */
export const MAY_BE_LISTED = 'The property may already be listed. Check your dashboard before you try again.';
