export { ContactBar, type ContactBarProps } from './ContactBar';
