export { SavedSearches, type SavedSearchesProps, type SavedSearchItem } from './SavedSearches';
