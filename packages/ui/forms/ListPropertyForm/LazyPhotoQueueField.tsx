import { Suspense } from 'react';
import type { PhotoUploads } from '../../fields/PhotoQueueField';
import { FieldGroup, lazyComponent, LoadFailure } from '../../primitives';
import { Placeholder } from './ListPropertyForm.styles';

const PhotoQueueField = lazyComponent(
  async () => (await import('../../fields/PhotoQueueField')).PhotoQueueField,
  LoadFailure,
);

const FIELD = { name: 'images', label: 'Photos', isLabelHidden: true, isRequired: true } as const;

/** The lazy-loaded photo field, with a placeholder of the same height. */
export function LazyPhotoQueueField({ uploads }: { uploads: PhotoUploads }) {
  return (
    <Suspense
      fallback={
        <FieldGroup {...FIELD}>
          <Placeholder data-of="photos" />
        </FieldGroup>
      }
    >
      <PhotoQueueField form="new" uploads={uploads} {...FIELD} />
    </Suspense>
  );
}
