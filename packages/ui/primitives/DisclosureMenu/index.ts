export { DisclosureMenu, type DisclosureMenuItem, type DisclosureMenuProps } from './DisclosureMenu';
export { MenuSubtitle, MenuTitle } from './MenuHeader.styles';
