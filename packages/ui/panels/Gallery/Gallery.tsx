import { pictureAlt, type Listing } from '@efie/domain';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, ImageWithFallback } from '../../primitives';
import { Cell, Frame, OnPicture, Position, Quiet, Tile, Tiles, Veil } from './Gallery.styles';

/** Pictures in view (ruling 63). */
const IN_VIEW = 3;

export interface GalleryProps {
  listing: Pick<Listing, 'id' | 'propertyType' | 'town' | 'photos'>;
  /** A picture was pressed; `index` counts from 0. The one that was pressed has the focus. */
  onOpenPhoto: (opened: { index: number }) => void;
  /** Controls on the first picture, on phones: back at the start, share and save at the end. */
  controls?: ReactNode;
}

/**
 * The pictures of a listing (specification section 2 "Property detail"): the first three in their order, the third under
 * '+N more photos' when there are more (checklist 226, 242, 243). Without any, the quiet motif.
 */
export function Gallery({ listing, onOpenPhoto, controls }: GalleryProps) {
  const { photos } = listing;
  const shown = photos.slice(0, IN_VIEW);
  const hidden = photos.length - shown.length;
  return (
    <Frame>
      {controls !== undefined && <OnPicture>{controls}</OnPicture>}
      {photos.length === 0 ? (
        <Tiles as="div" data-shown="1">
          <Cell as="div">
            <Quiet>
              <ImageWithFallback alt={pictureAlt(listing)} ratio="auto" seed={listing.id} />
            </Quiet>
          </Cell>
        </Tiles>
      ) : (
        <Tiles data-shown={shown.length} aria-label="Photos">
          {shown.map((photo, index) => (
            <Cell key={`${index} ${photo.id}`}>
              <Tile
                type="button"
                aria-haspopup="dialog"
                onClick={(event) => {
                  // Some browsers leave a pressed button without the focus that closing the layer gives back.
                  event.currentTarget.focus({ preventScroll: true });
                  onOpenPhoto({ index });
                }}
              >
                <ImageWithFallback
                  src={photo.url}
                  alt={pictureAlt(listing, index + 1)}
                  ratio="auto"
                  seed={`${listing.id} ${index}`}
                  width={800}
                  height={600}
                  loading="eager"
                  {...(index === 0 ? { fetchPriority: 'high' as const } : {})}
                />
                {index === 0 && (
                  <Position aria-hidden="true">
                    <Badge tone="glass" icon={Images}>
                      <bdi>1 of {photos.length}</bdi>
                    </Badge>
                  </Position>
                )}
                {hidden > 0 && index === IN_VIEW - 1 && (
                  <Veil>
                    <bdi>
                      +{hidden} more {hidden === 1 ? 'photo' : 'photos'}
                    </bdi>
                  </Veil>
                )}
              </Tile>
            </Cell>
          ))}
        </Tiles>
      )}
    </Frame>
  );
}
