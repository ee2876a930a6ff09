/** What a press opens on the screen of the favorites. */
export { RemoveFavorite } from '@efie/ui/dialogs/RemoveFavorite';
