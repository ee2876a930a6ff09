/** What Edit Profile shows or needs after the first paint. */
export { AccountFacts } from '@efie/ui/forms/EditProfileForm';
export { prepareProfileImage } from '@efie/ui/photos';
export { Preview } from './Preview/Preview';
