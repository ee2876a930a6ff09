/** The key of the draft of a new listing, and of its photos. */
export const LIST_PROPERTY_DRAFT = 'list-property';
