/** The agent shown in the design. */
export const AMA = {
  fullName: 'Ama Owusu-Mensah',
  businessName: 'Adom Keys',
  phone: '+233 24 555 0142',
  region: 'Greater Accra',
  district: 'Accra Metropolitan',
  bio: 'I look after family homes in East Legon and Cantonments, and I answer every message the same day.',
  verificationStatus: 'verified',
} as const;
