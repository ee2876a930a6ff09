import { Suspense } from 'react';
import { FieldGroup, lazyComponent, LoadFailure } from '../../primitives';
import { Placeholder } from './ListPropertyForm.styles';

const AmenitiesField = lazyComponent(
  async () => (await import('../../fields/AmenitiesField')).AmenitiesField,
  LoadFailure,
);

/** The lazy-loaded amenities field, with a placeholder of the same height. */
export function LazyAmenitiesField() {
  return (
    <Suspense
      fallback={
        <FieldGroup name="amenities" label="Amenities" isLabelHidden>
          <Placeholder data-of="amenities" />
        </FieldGroup>
      }
    >
      <AmenitiesField isFlat isLabelHidden />
    </Suspense>
  );
}
