export { ResultList, type ResultListProps, type ResultListState } from './ResultList';
