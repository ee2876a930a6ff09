export { startCheckout } from './startCheckout';
