import { object } from 'yup';
import { fullNameText, profilePhoneText, requiredText } from '../../fields/form';

/** The profile's own rules, word for word (specification section 5; checklist 448 to 456). A bio may be empty. */
export const editProfileSchema = object({
  fullName: fullNameText(),
  businessName: requiredText('Business name is required'),
  phone: profilePhoneText(),
  region: requiredText('Region is required'),
  district: requiredText('District is required'),
});
