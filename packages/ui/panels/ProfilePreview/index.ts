export { ProfilePreview, type ProfilePreviewProps } from './ProfilePreview';
