import { object } from 'yup';
import { fullNameSchema, profilePhoneSchema, requiredTextSchema } from '../../fields/form';

/** The messages are the specification's. */
export const editProfileSchema = object({
  fullName: fullNameSchema(),
  businessName: requiredTextSchema('Business name is required'),
  phone: profilePhoneSchema(),
  region: requiredTextSchema('Region is required'),
  district: requiredTextSchema('District is required'),
});
