/** What a press opens on the dashboard. */
export { DeleteProperty } from '@efie/ui/dialogs/DeleteProperty';
export { EditListing } from '@efie/ui/dialogs/EditListing';
export { HomeCard } from '@efie/ui/dialogs/HomeCard';
export { ListingActions } from '@efie/ui/dialogs/ListingActions';
