import { formSchema, fullNameSchema, profilePhoneSchema, requiredTextSchema } from '../../fields/form';
import type { EditProfileValues } from './profileValues';

/** The messages are the specification's. */
export const editProfileSchema = formSchema<EditProfileValues>({
  fullName: fullNameSchema(),
  businessName: requiredTextSchema('Business name is required'),
  phone: profilePhoneSchema(),
  region: requiredTextSchema('Region is required'),
  district: requiredTextSchema('District is required'),
});
