import { photoAlt, type Listing } from '@efie/domain';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, ImageWithFallback } from '../../primitives';
import {
  Cell,
  Frame,
  PhotoControls,
  PhotoCount,
  MotifFallback,
  Tile,
  Tiles,
  MorePhotos,
} from './Gallery.styles';

/** Photos shown before the lightbox is opened. */
const MAX_TILES = 3;

export interface GalleryProps {
  /** The photos, and what names them. */
  listing: Pick<Listing, 'id' | 'propertyType' | 'town' | 'photos'>;
  /** A photo was pressed, which has focus then; `index` counts from 0. */
  onOpenPhoto: (opened: { index: number }) => void;
  /** Buttons over the photos. */
  controls?: ReactNode;
}

/** The first three photos of a listing, the third with '+N more photos' when there are more; a motif without photos. */
export function Gallery({ listing, onOpenPhoto, controls }: GalleryProps) {
  const { photos } = listing;
  const visiblePhotos = photos.slice(0, MAX_TILES);
  const hiddenCount = photos.length - visiblePhotos.length;
  return (
    <Frame>
      {controls !== undefined && <PhotoControls>{controls}</PhotoControls>}
      {photos.length === 0 ? (
        <Tiles as="div" data-shown="1">
          <Cell as="div">
            <MotifFallback>
              <ImageWithFallback alt={photoAlt(listing)} ratio="auto" seed={listing.id} />
            </MotifFallback>
          </Cell>
        </Tiles>
      ) : (
        <Tiles data-shown={visiblePhotos.length} aria-label="Photos">
          {visiblePhotos.map((photo, index) => (
            <Cell key={`${index} ${photo.id}`}>
              <Tile
                type="button"
                aria-haspopup="dialog"
                onClick={(event) => {
                  // Some browsers do not focus a clicked button, and closing the lightbox returns focus to it.
                  event.currentTarget.focus({ preventScroll: true });
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
                  {...(index === 0 ? { fetchPriority: 'high' as const } : {})}
                />
                {index === 0 && (
                  <PhotoCount aria-hidden="true">
                    <Badge tone="glass" icon={Images}>
                      <bdi>1 of {photos.length}</bdi>
                    </Badge>
                  </PhotoCount>
                )}
                {hiddenCount > 0 && index === MAX_TILES - 1 && (
                  <MorePhotos>
                    <bdi>
                      +{hiddenCount} more {hiddenCount === 1 ? 'photo' : 'photos'}
                    </bdi>
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
