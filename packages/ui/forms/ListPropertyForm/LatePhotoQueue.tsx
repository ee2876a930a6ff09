import { lazy, Suspense } from 'react';
import { FieldGroup } from '../../primitives';
import { Room } from './ListPropertyForm.styles';

const PhotoQueueField = lazy(async () => ({
  default: (await import('../../fields/PhotoQueueField')).PhotoQueueField,
}));

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
