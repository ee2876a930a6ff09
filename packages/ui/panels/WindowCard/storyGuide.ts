import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'To print a listing: agents hang it in a window, visitors take it along.',
  avoid: 'On a screen: use PropertyCard.',
  do: 'Print it with usePrint, which waits for the photos.',
  dont: 'Do not add facts that change daily: the QR code opens the current page.',
  anatomy: [
    'logo, type of home and offer',
    'up to three photos',
    'price, title, place and facts',
    'agent and phone number',
    'QR code and URL',
  ],
  accessibility: [
    'An `article`, in print only; the page has the same content. The QR code is an image with a name.',
  ],
  related: ['PrintSheet', 'QrCode', 'PropertyCard', 'Receipt'],
} satisfies Guide;
