export { Press, type PressProps } from './Press';
export { pressLook } from './Press.styles';
