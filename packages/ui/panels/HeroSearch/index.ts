export { HeroSearch, type HeroSearchProps } from './HeroSearch';
