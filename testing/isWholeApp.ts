/** Whether stories of this title show the whole app, header and footer included. */
export const isWholeApp = (title: string): boolean => /^(?:Screens|Journeys)\//.test(title);
