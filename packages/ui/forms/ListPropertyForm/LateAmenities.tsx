import { Suspense } from 'react';
import { FieldGroup, lazyComponent, LoadFailure } from '../../primitives';
import { Room } from './ListPropertyForm.styles';

const AmenitiesField = lazyComponent(
  async () => (await import('../../fields/AmenitiesField')).AmenitiesField,
  LoadFailure,
);

/** The lazy-loaded amenities field, with a placeholder of the same height. */
export function LateAmenities() {
  return (
    <Suspense
      fallback={
        <FieldGroup name="amenities" label="Amenities" isLabelHidden>
          <Room data-of="amenities" />
        </FieldGroup>
      }
    >
      <AmenitiesField isFlat isLabelHidden />
    </Suspense>
  );
}
