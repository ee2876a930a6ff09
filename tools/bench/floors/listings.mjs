// Deterministic made-up listings (no real places): the same n always gives the same objects.
const rng = (seed) => () => {
  seed |= 0;
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export const TYPES = ['Apartment', 'House', 'Studio', 'Villa', 'Townhouse', 'Bungalow', 'Land', 'Commercial'];
export const AMENITIES = [
  'Swimming Pool',
  'Garden',
  'Parking',
  'Air Conditioning',
  'Balcony',
  'Lift',
  'Gym',
  'Security',
  'Borehole',
  'Fibre Internet',
  'Furnished',
  'Pet Friendly',
  'Solar Power',
  'Sea View',
  'Fireplace',
  'Staff Quarters',
];
export const REGIONS = [
  'Northshire',
  'Eastmark',
  'Southvale',
  'Westfold',
  'Midlandia',
  'Highmoor',
  'Lakeside',
  'Coastland',
  'Riverland',
  'Stonefield',
];
const SYL = [
  'al',
  'bor',
  'cas',
  'den',
  'el',
  'fen',
  'gar',
  'hal',
  'is',
  'kel',
  'lun',
  'mar',
  'nor',
  'os',
  'pel',
  'quin',
  'ros',
  'sal',
  'tor',
  'ul',
  'ver',
  'wes',
  'yar',
  'zel',
];
const cap = (s) => s[0].toUpperCase() + s.slice(1);
const ADJ = [
  'Bright',
  'Spacious',
  'Modern',
  'Quiet',
  'Newly Built',
  'Charming',
  'Refurbished',
  'Executive',
  'Cosy',
  'Luxury',
  'Affordable',
  'Secluded',
];
export function makeListings(n, seed = 7) {
  const r = rng(seed),
    pick = (a) => a[Math.floor(r() * a.length)];
  const towns = Array.from({ length: 240 }, (_, i) => ({
    town: cap(
      pick(SYL) + pick(SYL) + (r() < 0.4 ? pick(SYL) : '') + pick(['ton', 'ford', 'by', 'bury', 'ham']),
    ),
    region: REGIONS[i % 10],
    district: `${REGIONS[i % 10]} ${['North', 'South', 'East', 'West'][i % 4]}`,
  }));
  const streets = Array.from(
    { length: 900 },
    () => `${cap(pick(SYL) + pick(SYL))} ${pick(['Road', 'Street', 'Lane', 'Avenue', 'Close', 'Drive'])}`,
  );
  return Array.from({ length: n }, (_, i) => {
    const t = towns[Math.floor(r() ** 1.7 * towns.length)],
      type = pick(TYPES),
      bedrooms = type === 'Land' ? 0 : 1 + Math.floor(r() * 6);
    const amenities = AMENITIES.filter(() => r() < 0.3);
    return {
      id: i + 1,
      title: `${pick(ADJ)} ${bedrooms ? bedrooms + ' Bedroom ' : ''}${type} for ${r() < 0.6 ? 'Rent' : 'Sale'} in ${t.town}`,
      specificLocation: `${1 + Math.floor(r() * 200)} ${pick(streets)}`,
      town: t.town,
      district: t.district,
      region: t.region,
      type,
      price: Math.round(200 + r() ** 3 * 20000) * 10,
      bedrooms,
      bathrooms: bedrooms ? 1 + Math.floor(r() * bedrooms) : 0,
      amenities,
      listed: 1.7e12 + i * 1000,
      lat: r() * 10,
      lng: r() * 10,
    };
  });
}
