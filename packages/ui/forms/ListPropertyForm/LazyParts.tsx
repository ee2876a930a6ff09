import { CEDI } from '@efie/domain/money';
import { groupThousands } from '@efie/domain/text';
import type { PhotoUploads } from '../../fields/PhotoQueueField';
import { useTextField } from '../../fields/form';
import { createModule, FieldGroup, LoadFailure, useModule } from '../../primitives';
import { TextInput } from '../../primitives/TextInput';
import { ListingFields, type ListingFieldsProps, type NumberControlProps } from '../listing';
import { Placeholder, Preview, PreviewBar } from './ListPropertyForm.styles';
import type { ListingPreviewProps } from './ListingPreview';
import type { DraftPhotosState } from './useDraftPhotos';

const rest = createModule(() => import('./rest'));

/** A read-only input with the form's current value. */
function ReadOnlyNumber({ name, label, isMoney, unit, isRequired }: NumberControlProps) {
  const { value } = useTextField(name);
  return (
    <TextInput
      name={name}
      label={label}
      prefix={isMoney ? CEDI.trim() : undefined}
      suffix={unit}
      required={isRequired}
      value={groupThousands(value)}
      readOnly
      dir="ltr"
    />
  );
}

const READ_ONLY = { Number: ReadOnlyNumber };

/** The number inputs; until their formatter has loaded, read-only ones. */
export function LazyPriceAndSize(props: ListingFieldsProps) {
  const { module, failure } = useModule(rest);
  if (module) return <module.PriceAndSize {...props} />;
  return failure ? <LoadFailure {...failure} /> : <ListingFields {...props} controls={READ_ONLY} />;
}

/** The amenities; until they have loaded, a placeholder of the same height. */
export function LazyAmenitiesField() {
  const { module, failure } = useModule(rest);
  if (module) return <module.AmenitiesField isFlat isLabelHidden />;
  if (failure) return <LoadFailure {...failure} />;
  return (
    <FieldGroup name="amenities" label="Amenities" isLabelHidden>
      <Placeholder data-of="amenities" />
    </FieldGroup>
  );
}

const PHOTOS = { name: 'photos', label: 'Photos', isLabelHidden: true, isRequired: true } as const;

/** The photos; until the field has loaded, a placeholder of the same height. */
export function LazyPhotoQueueField({ uploads }: { uploads: PhotoUploads }) {
  const { module, failure } = useModule(rest);
  if (module) return <module.PhotoQueueField form="new" uploads={uploads} {...PHOTOS} />;
  if (failure) return <LoadFailure {...failure} />;
  return (
    <FieldGroup {...PHOTOS}>
      <Placeholder data-of="photos" />
    </FieldGroup>
  );
}

export function LazyDraftPhotosNote(props: { state: DraftPhotosState }) {
  const { module } = useModule(rest);
  return module && <module.DraftPhotosNote {...props} />;
}

/** The preview and the checklist; until they have loaded, an empty panel. */
export function LazyListingPreview(props: ListingPreviewProps) {
  const { module, failure } = useModule(rest);
  if (module) return <module.ListingPreview {...props} />;
  return failure ? <LoadFailure {...failure} /> : <Preview aria-hidden="true" data-placeholder />;
}

export function LazyListingPreviewBar() {
  const { module } = useModule(rest);
  return module ? <module.ListingPreviewBar /> : <PreviewBar aria-hidden="true" />;
}
