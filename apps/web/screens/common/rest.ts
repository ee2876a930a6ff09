/** What the cards of many screens show after the first paint. */
export { CompareToggle } from './compare/CompareToggle';
