export { Container, Section } from './Container';
