/** What a press opens on the comparison. */
export { HomeCard } from '@efie/ui/dialogs/HomeCard';
