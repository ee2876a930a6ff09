export { ResultList, type ResultListProps, type ResultListState } from './ResultList';
export { SLOW_AFTER, useIsSlow } from './useIsSlow';
