export { Disclosure, type DisclosureProps } from './Disclosure';
export { DisclosureList } from './Disclosure.styles';
