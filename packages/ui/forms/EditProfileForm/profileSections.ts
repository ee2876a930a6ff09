/** Titles of the sections, in order, for the form and its skeleton. */
export const PROFILE_SECTIONS = {
  photo: { title: 'Profile photo', lead: 'Any image, up to 5 MB.' },
  details: { title: 'Your details', lead: 'Shown on your public profile.' },
  location: { title: 'Location', lead: 'District depends on the region you choose.' },
  account: { title: 'Account', lead: 'These cannot be edited.' },
} as const;
