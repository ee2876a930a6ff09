export { PHONE_FORMAT, PhoneField, type PhoneFieldProps } from './PhoneField';
