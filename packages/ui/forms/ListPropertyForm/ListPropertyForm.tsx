import { LISTING_FIELDS } from '@efie/domain/listing';
import { displayFileName } from '@efie/domain/photos';
import { Handshake, KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { UploadStore } from '../../fields/PhotoQueueField';
import { checkedPhotos } from '../../fields/PhotoQueueField/pendingPhotos';
import { SegmentedField } from '../../fields/SegmentedField';
import { Button, LiveRegion } from '../../primitives';
import { FormFooter, FullWidthField, FormSection } from '../../primitives/FormSection';
import {
  CREATE_ROWS,
  InvalidListingFields,
  LIST_PROPERTY_VALUES,
  ListingFields,
  listingLabel,
  type ListPropertyValues,
} from '../listing';
import { DraftRestored, ServerForm, SubmitButton, useServerForm, type Failure } from '../submission';
import { CreateRow } from './CreateRow';
import { LIST_PROPERTY_DRAFT } from './draftKey';
import {
  LazyAmenitiesField,
  LazyDraftPhotosNote,
  LazyListingPreview,
  LazyListingPreviewBar,
  LazyPhotoQueueField,
  LazyPriceAndSize,
} from './LazyParts';
import { Buttons, PhotoNames, Progress, Sections, Top } from './ListPropertyForm.styles';
import { createPhotoPreparer } from './photoPreparer';
import type { Sending } from './sending';
import { useDraftPhotos } from './useDraftPhotos';
import type { ListingPreviewProps } from './ListingPreview';
import { useSendPhotos } from './useSendPhotos';

const loadSchema = async () => (await import('../listing/listingSchema')).listPropertySchema;

const ICONS = { rent: KeyRound, sale: Handshake };
const LISTING_TYPES = LISTING_FIELDS.listingType.options.map((option) => ({
  ...option,
  icon: ICONS[option.value],
}));
const FIELDS = {
  form: 'create',
  savedValues: LIST_PROPERTY_VALUES,
  Row: CreateRow,
  controls: { Amenities: LazyAmenitiesField },
} as const;
const STEP_ANNOUNCEMENTS = { preparing: 'Preparing the photos', sending: 'Sending the property' };
const PHOTOS = {
  name: 'photos',
  // As in the drafts that devices have.
  storedAs: 'images',
  getPhotos: ({ photos }: ListPropertyValues) => photos,
} as const;

export interface ListPropertyFormProps extends Sending, ListingPreviewProps {
  /** The screen's heading, beside the listing type. */
  heading: ReactNode;
  /** Notices between the heading and the fields. */
  notes?: ReactNode;
  /** Values at the start, which take precedence over a draft. */
  presetValues?: Partial<ListPropertyValues> | undefined;
  /** Called after the listing was created and the draft deleted. */
  onDone: () => void;
  /** What the form shows when `send` rejects. */
  onFailed: (error: unknown) => Failure;
  /** Called with the text that the photo field shows when the photos cannot be sent, for a toast. */
  onPhotosInvalid: (text: string) => void;
  /** Renders a notice about a listing whose response was lost, after the notes. `clear` resets the form. */
  lostResponse?: (form: { values: ListPropertyValues; clear: () => void }) => ReactNode;
  /** Why the form cannot be sent yet, in one sentence. */
  waitReason?: string | undefined;
  /** Mounted while submitting. */
  slowNotice: ReactNode;
  /** URL of Cancel. */
  cancelHref: string;
  /** Cancel was pressed; `hasUnstoredPhotos`: the draft does not contain all photos. */
  onCancel: (left: { hasDraft: boolean; hasUnstoredPhotos: boolean }) => void;
}

/** How much has been sent; nothing where the browser does not report it. Its changes render this line only. */
function SentBytesText({ uploads }: { uploads: UploadStore }) {
  const text = useSyncExternalStore(uploads.subscribe, uploads.text, () => '');
  return text !== '' && <Progress aria-hidden="true">{text}</Progress>;
}

/**
 * The form for a new listing. Its values are stored as a draft, and its photos beside it. Photos are processed one by one,
 * then everything is sent in one request.
 */
export function ListPropertyForm({
  heading,
  renderCard,
  notes,
  presetValues = {},
  nextSignal,
  send,
  onDone,
  onFailed,
  onPhotosInvalid,
  lostResponse,
  waitReason,
  slowNotice,
  cancelHref,
  onCancel,
}: ListPropertyFormProps) {
  const [preparer] = useState(createPhotoPreparer);

  const sending = useSendPhotos({ nextSignal, send, preparer, onPhotosInvalid });
  const form = useServerForm<ListPropertyValues>({
    initialValues: LIST_PROPERTY_VALUES,
    draft: { key: LIST_PROPERTY_DRAFT, presetValues, photos: PHOTOS },
    schema: loadSchema,
    beforeSubmit: checkedPhotos,
    send: sending.send,
    onDone: () => {
      draftPhotos.discard();
      onDone();
    },
    onFailed,
    describeInvalid: (names) => <InvalidListingFields names={names} form="create" />,
    hasLinkedSummary: true,
  });
  const { values } = form.formik;
  const total = values.photos.length;
  const { missingPhotoNames } = form.draft;
  const [hasStoredPhotos] = useState(missingPhotoNames.length > 0);
  const draftPhotos = useDraftPhotos({
    draftKey: LIST_PROPERTY_DRAFT,
    photos: values.photos,
    setPhotos: (photos) => void form.formik.setFieldValue('photos', photos, false),
    preparer,
    hasStored: hasStoredPhotos,
    isPaused: form.isSubmitting && sending.step !== 'sending',
    isSending: sending.step === 'sending',
  });
  const { state: stored } = draftPhotos;
  const hasUnstoredPhotos = total > 0 && (stored.kind !== 'stored' || stored.count < total);
  const discardDraft = () => {
    draftPhotos.discard();
    form.draft.discard();
  };
  return (
    <ServerForm
      form={form}
      label="List Property"
      top={
        <>
          <Top>
            {heading}
            <SegmentedField
              name="listingType"
              label={listingLabel('listingType', 'create')}
              isLabelHidden
              options={LISTING_TYPES}
            />
          </Top>
          {notes}
          {lostResponse?.({ values, clear: form.draft.clear })}
        </>
      }
    >
      <DraftRestored draft={{ savedAt: form.draft.savedAt, discard: discardDraft }}>
        {!draftPhotos.isRestoring && missingPhotoNames.length > 0 && (
          <PhotoNames>
            {`Your photos could not be kept on this device. Add them again before you send: ${missingPhotoNames.map(displayFileName).join(', ')}.`}
          </PhotoNames>
        )}
      </DraftRestored>
      <Sections>
        <LazyListingPreviewBar />
        <FormSection title="Photos" lead="At least 3, up to 10. The first photo is the cover.">
          <FullWidthField>
            <LazyPhotoQueueField uploads={sending.uploads} />
            {stored.kind !== 'unknown' && <LazyDraftPhotosNote state={stored} />}
          </FullWidthField>
        </FormSection>
        <FormSection title="About the property" lead="Answer what visitors would ask you on the phone.">
          <ListingFields {...FIELDS} rows={CREATE_ROWS.about} />
        </FormSection>
        <FormSection title="Price and size" lead="Type the price in cedis; we add the commas.">
          <LazyPriceAndSize {...FIELDS} rows={CREATE_ROWS.size} listingType={values.listingType} />
        </FormSection>
        <FormSection title="Amenities" lead="Tick everything that is true today.">
          <ListingFields {...FIELDS} rows={CREATE_ROWS.amenities} />
        </FormSection>
        <FormSection title="Location" lead="District depends on the region you choose.">
          <ListingFields {...FIELDS} rows={CREATE_ROWS.place} />
        </FormSection>
        <LazyListingPreview renderCard={renderCard} />
        <FormFooter>
          <Buttons>
            <SubmitButton isSubmitting={form.isSubmitting} waitReason={waitReason ?? form.waitReason}>
              List Property
            </SubmitButton>
            <Button
              kind="ghost"
              size="large"
              href={cancelHref}
              onClick={() => onCancel({ hasDraft: form.isDirty, hasUnstoredPhotos })}
            >
              Cancel
            </Button>
          </Buttons>
          {sending.step === 'preparing' && (
            <Progress aria-hidden="true">
              {`Preparing photo ${Math.min(sending.preparedCount + 1, total)} of ${total}`}
            </Progress>
          )}
          {sending.step === 'sending' && (
            <>
              <Progress aria-hidden="true">{`Sending the property and ${total} photos`}</Progress>
              <SentBytesText uploads={sending.uploads} />
            </>
          )}
          <LiveRegion>
            {sending.step !== 'idle' && `${STEP_ANNOUNCEMENTS[sending.step]}${sending.canceledText}`}
          </LiveRegion>
          {form.isSubmitting && slowNotice}
        </FormFooter>
      </Sections>
    </ServerForm>
  );
}
