export { LazyPagination } from './LazyPagination';
export { Pagination, type PaginationProps } from './Pagination';
