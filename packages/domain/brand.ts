/** The brand's name and contact details; nothing else in the code repeats them. */
export const BRAND = {
  name: 'Efie',
  tagline: 'Find the door that’s yours.',
  email: 'hello@efie.example',
  phone: '+233 24 000 1234',
  place: 'Accra, Ghana',
  studio: 'Four Tiles Studio',
} as const;
