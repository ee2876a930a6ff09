import { photosUsed } from '@efie/domain';
import { lazy, Suspense } from 'react';
import { NEW_ZONE } from '../../fields/PhotoQueueField/zones';
import { FieldGroup, Stack, Text } from '../../primitives';
import { DropZoneFace } from '../../primitives/DropZone/DropZoneFace';

const PhotoQueueField = lazy(async () => ({
  default: (await import('../../fields/PhotoQueueField')).PhotoQueueField,
}));

const FIELD = { name: 'images', label: 'Photos', isLabelHidden: true, isRequired: true } as const;

/** The photos of a new listing. Their code comes late; until then the zone is a picture of itself, of the same size. */
export function LatePhotoQueue() {
  return (
    <Suspense
      fallback={
        <FieldGroup {...FIELD}>
          <Stack gap={4}>
            <DropZoneFace {...NEW_ZONE} />
            <Text variant="small" tone="secondary">
              {photosUsed(0)}
            </Text>
          </Stack>
        </FieldGroup>
      }
    >
      <PhotoQueueField form="new" {...FIELD} />
    </Suspense>
  );
}
