export { AppHeader } from './AppHeader';
export type { AppHeaderProps, HeaderPaths, HeaderSession } from './AppHeader.types';
export { skyHeight } from './sky';
