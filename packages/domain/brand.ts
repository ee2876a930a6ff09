/** The brand and how to reach it: the one place that names them (rulings 11, 12, 28). */
export const BRAND = {
  name: 'Efie',
  tagline: 'Find the door that’s yours.',
  email: 'hello@efie.example',
  phone: '+233 24 000 1234',
  place: 'Accra, Ghana',
  studio: 'Four Tiles Studio',
} as const;
