export { AccountMenu } from './AccountMenu';
export { AppHeader } from './AppHeader';
export type { AppHeaderProps, HeaderPaths, HeaderSession, MobileMenuProps } from './AppHeader.types';
export { MobileMenu } from './MobileMenu';
export { skyHeight } from './sky';
