export { NoResults, type NoResultsProps } from './NoResults';
export { ResultList, type ResultListProps, type ResultListState } from './ResultList';
