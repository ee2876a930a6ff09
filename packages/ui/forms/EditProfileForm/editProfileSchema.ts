import { object } from 'yup';
import { fullNameText, profilePhoneText, requiredText } from '../../fields/form';

/** The messages are the specification's. */
export const editProfileSchema = object({
  fullName: fullNameText(),
  businessName: requiredText('Business name is required'),
  phone: profilePhoneText(),
  region: requiredText('Region is required'),
  district: requiredText('District is required'),
});
