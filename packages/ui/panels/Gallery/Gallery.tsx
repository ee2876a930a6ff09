import { photoAlt, type Listing } from '@efie/domain/listing';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, ImageWithFallback } from '../../primitives';
import { showPhoto } from '../../hooks/savingData';
import { AskForPhotos } from './AskForPhotos';
import {
  Cell,
  Frame,
  PhotoControls,
  PhotoCount,
  MotifFallback,
  NoPhotos,
  Tile,
  Tiles,
  MorePhotos,
} from './Gallery.styles';

/** Tiles when all photos fit. */
const MAX_TILES = 4;
/** Photos shown before the lightbox is opened when there are more; the last shows how many. */
const FIRST_PHOTOS = 3;

export interface GalleryProps {
  /** Its photos; without any, its agent can be asked for them. */
  listing: Listing;
  /** A photo was pressed, which has focus then; `index` counts from 0. */
  onOpenPhoto: (opened: { index: number }) => void;
  /** Buttons over the photos. */
  controls?: ReactNode;
}

/**
 * Up to four photos of a listing; of more, the first three, the third with '+N more photos' (ruling 159). Without photos a
 * motif and a link that asks the agent for them.
 */
export function Gallery({ listing, onOpenPhoto, controls }: GalleryProps) {
  const { photos } = listing;
  const visiblePhotos = photos.length > MAX_TILES ? photos.slice(0, FIRST_PHOTOS) : photos;
  const hiddenCount = photos.length - visiblePhotos.length;
  return (
    <Frame>
      {controls !== undefined && <PhotoControls>{controls}</PhotoControls>}
      {photos.length === 0 ? (
        <NoPhotos>
          <MotifFallback>
            <ImageWithFallback alt={photoAlt(listing)} ratio="auto" seed={listing.id} />
          </MotifFallback>
          <AskForPhotos listing={listing} />
        </NoPhotos>
      ) : (
        <Tiles role="list" data-shown={visiblePhotos.length} aria-label="Photos">
          {visiblePhotos.map((photo, index) => (
            <Cell key={`${index} ${photo.id}`}>
              <Tile
                type="button"
                aria-haspopup="dialog"
                onClick={(event) => {
                  // Some browsers do not focus a clicked button, and closing the lightbox returns focus to it.
                  event.currentTarget.focus({ preventScroll: true });
                  showPhoto(photo.url);
                  onOpenPhoto({ index });
                }}
              >
                <ImageWithFallback
                  src={photo.url}
                  alt={photoAlt(listing, index + 1)}
                  ratio="auto"
                  seed={`${listing.id} ${index}`}
                  width={800}
                  height={600}
                  loading="eager"
                  isInButton
                  {...(index === 0 ? { fetchPriority: 'high' as const } : {})}
                />
                {index === 0 && (
                  <PhotoCount aria-hidden="true">
                    <Badge tone="glass" icon={Images}>
                      <bdi>{`1 of ${photos.length}`}</bdi>
                    </Badge>
                  </PhotoCount>
                )}
                {hiddenCount > 0 && index === FIRST_PHOTOS - 1 && (
                  <MorePhotos>
                    <bdi>{`+${hiddenCount} more photos`}</bdi>
                  </MorePhotos>
                )}
              </Tile>
            </Cell>
          ))}
        </Tiles>
      )}
    </Frame>
  );
}
