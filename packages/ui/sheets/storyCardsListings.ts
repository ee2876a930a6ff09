import type { Listing } from '@efie/domain';
import { encodePicturePath, type ListingRecord, type PictureKind } from '@efie/mocks';
import { storyListing } from '../cards/storyListing';

type Agent = 'ama' | 'efua' | 'kwabena' | 'selorm' | 'abena' | 'fuseini';

const agents = {
  ama: { fullName: 'Ama Owusu-Mensah', businessName: 'Adom Keys', verificationStatus: 'verified' },
  efua: { fullName: 'Efua Asante', businessName: 'Coastline Lettings', verificationStatus: 'unverified' },
  kwabena: { fullName: 'Kwabena Osei', verificationStatus: 'verified' },
  selorm: { fullName: 'Selorm Agbeko', phone: '', verificationStatus: 'unverified' },
  abena: { fullName: 'Abena Sarpong', verificationStatus: 'verified' },
  fuseini: { fullName: 'Fuseini Alhassan', verificationStatus: 'verified' },
} as const;

type Time = Parameters<typeof encodePicturePath>[0]['time'];

interface Drawn extends Partial<ListingRecord> {
  /** 'Pedu, Cape Coast, Central': as the picture writes it. */
  place: string;
  /** Kind and time of the drawn cover; without it the card has no picture. */
  cover?: readonly [kind: PictureKind, time: Time];
  photoCount?: number;
}

/** A listing as the cards sheet draws it: its words, numbers and agent. */
export function drawnListing(
  id: string,
  by: Agent,
  { place, cover, photoCount = 1, ...rest }: Drawn,
): Listing {
  const [specificLocation = '', town = '', region = ''] = place.split(', ');
  const images =
    cover === undefined
      ? []
      : Array.from({ length: photoCount }, (_, at) => ({
          id: String(at + 1),
          path: encodePicturePath({ listingId: id, index: at + 1, kind: cover[0], time: cover[1] }),
        }));
  return storyListing(
    id,
    {
      id,
      listingType: 'rent',
      status: 'active',
      parking: 0,
      area: 0,
      specificLocation,
      town,
      region,
      images,
      ...rest,
    },
    { phone: '+233 24 555 0142', ...agents[by] },
  );
}
