export { Button, type ButtonKind, type ButtonProps } from './Button';
