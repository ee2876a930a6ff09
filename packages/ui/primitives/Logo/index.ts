export { Logo, Mark, type MarkProps } from './Logo';
