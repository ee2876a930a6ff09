export { ProfileImageField, type ProfileImageFieldProps } from './ProfileImageField';
