/** What a press opens on many screens. */
export { ListingLimit } from '@efie/ui/dialogs/ListingLimit';
export { LoginRequired } from '@efie/ui/dialogs/LoginRequired';
export { ShareLink } from '@efie/ui/dialogs/ShareLink';
export { MobileMenu } from '@efie/ui/panels/AppHeader';
export { Toaster } from '@efie/ui/primitives/Toast';
