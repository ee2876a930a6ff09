/** Whether stories with this title render the whole app, with header and footer. */
export const isWholeApp = (title: string): boolean => /^(?:Screens|Journeys)\//.test(title);
