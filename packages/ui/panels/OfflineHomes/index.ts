export { OfflineHomes, type OfflineHomesProps } from './OfflineHomes';
