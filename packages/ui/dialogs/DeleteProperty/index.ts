export { DeleteProperty, type DeletePropertyProps } from './DeleteProperty';
