/** What Edit Profile shows or needs after the first paint. */
export { prepareProfileImage } from '@efie/ui/photos';
export { Preview } from './Preview/Preview';
