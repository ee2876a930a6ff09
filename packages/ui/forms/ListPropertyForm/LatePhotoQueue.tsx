import { photosUsed } from '@efie/domain';
import { lazy, Suspense } from 'react';
import { FieldGroup, Stack, Text } from '../../primitives';
import { PhotoRoom } from './ListPropertyForm.styles';

const PhotoQueueField = lazy(async () => ({
  default: (await import('../../fields/PhotoQueueField')).PhotoQueueField,
}));

const FIELD = { name: 'images', label: 'Photos', isLabelHidden: true, isRequired: true } as const;

/** The photos of a new listing. Their code comes late; until then the place of the zone is kept free. */
export function LatePhotoQueue() {
  return (
    <Suspense
      fallback={
        <FieldGroup {...FIELD}>
          <Stack gap={4}>
            <PhotoRoom />
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
