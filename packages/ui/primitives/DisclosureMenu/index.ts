export { DisclosureMenu, type DisclosureMenuItem, type DisclosureMenuProps } from './DisclosureMenu';
export { HeadDetail, HeadName } from './HeadWords';
