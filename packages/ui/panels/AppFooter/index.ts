export { AppFooter, type AppFooterProps, type FooterPaths } from './AppFooter';
