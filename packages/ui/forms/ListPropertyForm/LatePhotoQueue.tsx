import { Suspense } from 'react';
import { FieldGroup, lazyComponent, LoadFailure } from '../../primitives';
import { Room } from './ListPropertyForm.styles';

const PhotoQueueField = lazyComponent(
  async () => (await import('../../fields/PhotoQueueField')).PhotoQueueField,
  LoadFailure,
);

const FIELD = { name: 'images', label: 'Photos', isLabelHidden: true, isRequired: true } as const;

/** The photos of a new listing. Their code comes late; until then their place is kept free. */
export function LatePhotoQueue() {
  return (
    <Suspense
      fallback={
        <FieldGroup {...FIELD}>
          <Room data-of="photos" />
        </FieldGroup>
      }
    >
      <PhotoQueueField form="new" {...FIELD} />
    </Suspense>
  );
}
