export { RemoveFavorite, type RemoveFavoriteProps } from './RemoveFavorite';
