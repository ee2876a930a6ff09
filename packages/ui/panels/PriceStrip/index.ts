export { PriceStrip, type PriceStripProps } from './PriceStrip';
