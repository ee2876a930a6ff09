/** Said while nobody knows whether a listing was made (fault 108). */
export const MAY_BE_LISTED =
  'The property may be listed all the same: look at your dashboard before you send it again.';
