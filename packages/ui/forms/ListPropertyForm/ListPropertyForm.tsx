import type { NewListing } from '@efie/api';
import { displayFileName, LISTING_FIELDS } from '@efie/domain';
import { Handshake, KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ServerForm, SubmitButton, type FieldMessages } from '../../fields/form';
import { SegmentedField } from '../../fields/SegmentedField';
import { Button, LiveRegion, prefetch } from '../../primitives';
import { FormFooter, FullWidthField, FormSection } from '../../primitives/FormSection';
import {
  CREATE_ROWS,
  describeInvalidListing,
  LIST_PROPERTY_VALUES,
  ListingFields,
  listingLabel,
  type ListPropertyValues,
} from '../listing';
import { DraftRestored, useDraftForm } from '../submission';
import { CreateRow } from './CreateRow';
import { LazyAmenitiesField } from './LazyAmenitiesField';
import { LazyListingChecklist } from './LazyListingChecklist';
import { LazyPhotoQueueField } from './LazyPhotoQueueField';
import { LazyPriceAndSize } from './LazyPriceAndSize';
import { Buttons, PhotoNames, Progress, Sections, Top } from './ListPropertyForm.styles';
import { markPhotosSending, newPhotoFiles, resetPhotos } from './photoStates';
import { UnreadablePhotosError } from './UnreadablePhotosError';

const importPhotos = () => import('../../photos');
prefetch(importPhotos);

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
const PHOTOS = { name: 'images', getPhotos: ({ images }: ListPropertyValues) => images } as const;

/** The summary of invalid fields, without the photos, which show their own message. */
const describeInvalid = (invalidFields: readonly string[]): string => {
  const names = invalidFields.filter((name) => name !== 'images');
  return names.length > 0 ? describeInvalidListing(names, 'create') : '';
};

export interface ListPropertyFormProps {
  /** The screen's heading, beside the listing type. */
  heading: ReactNode;
  /** Notices between the heading and the fields. */
  notes?: ReactNode;
  /** Returns a new signal per submission, for preparing and sending; aborting it leaves the form unchanged. */
  nextSignal: () => AbortSignal;
  /**
   * Sends the listing; `values` are the form's current values. A failure is shown in the form, and every field and photo
   * stays.
   */
  send: (listing: NewListing, signal: AbortSignal, values: ListPropertyValues) => Promise<void>;
  /** Called after the listing was created and the draft deleted. */
  onDone: () => void;
  /** The message for a rejection; '' when the photos show it. */
  describeFailure: (error: unknown) => string;
  /** Validation failed and nothing was sent; the text is for a toast. */
  onInvalid: (message: string) => void;
  /** Renders a notice about a listing whose response was lost, after the notes. `clear` resets the form. */
  lostResponse?: (form: { values: ListPropertyValues; clear: () => void }) => ReactNode;
  /** Why the form cannot be sent yet, in one sentence. */
  waitReason?: string | undefined;
  /** Mounted while submitting. */
  slowNotice: ReactNode;
  /** URL of Cancel. */
  cancelHref: string;
  /** Cancel was pressed. Photos are not stored in the draft. */
  onCancel: (left: { hasDraft: boolean; hasPhotos: boolean }) => void;
}

/**
 * The form for a new listing. Values are stored as a draft; of the photos only the names are, so after a reload they must
 * be added again. Photos are prepared one by one, then everything is sent in one request.
 */
export function ListPropertyForm({
  heading,
  notes,
  nextSignal,
  send,
  onDone,
  describeFailure,
  onInvalid,
  lostResponse,
  waitReason,
  slowNotice,
  cancelHref,
  onCancel,
}: ListPropertyFormProps) {
  const [step, setStep] = useState<'idle' | 'preparing' | 'sending'>('idle');
  const [preparedCount, setPreparedCount] = useState(0);

  function setPhotos(photos: ListPropertyValues['images']): void {
    void form.formik.setFieldValue('images', photos, false);
  }

  const prepare = async (values: ListPropertyValues, signal: AbortSignal): Promise<readonly File[]> => {
    const { PHOTO_MESSAGES, preparePhotos } = await importPhotos();
    const results = await preparePhotos(newPhotoFiles(values.images), {
      signal,
      onProgress: setPreparedCount,
    });
    const unreadable = values.images.filter((_, index) => results[index]?.state === 'unreadable');
    if (unreadable.length > 0) {
      setPhotos(resetPhotos(values.images, unreadable, PHOTO_MESSAGES.unreadable));
      throw new UnreadablePhotosError(unreadable.map((photo) => (photo.kind === 'new' ? photo.name : '')));
    }
    return results.flatMap((result) => (result.state === 'ready' ? result.file : []));
  };

  const prepareAndSend = async (values: ListPropertyValues): Promise<void> => {
    const signal = nextSignal();
    setPreparedCount(0);
    setStep('preparing');
    setPhotos(markPhotosSending(values.images));
    try {
      const files = await prepare(values, signal);
      setStep('sending');
      await send({ ...values, images: files }, signal, form.formik.values);
      signal.throwIfAborted();
    } catch (error) {
      if (!(error instanceof UnreadablePhotosError)) setPhotos(resetPhotos(values.images));
      throw error;
    } finally {
      setStep('idle');
    }
  };

  const form = useDraftForm<ListPropertyValues, void>({
    draftKey: 'list-property',
    initialValues: LIST_PROPERTY_VALUES,
    photos: PHOTOS,
    schema: loadSchema,
    send: prepareAndSend,
    onDone,
    onInvalid: (messages: FieldMessages) => {
      onInvalid(describeInvalid(Object.keys(messages)) || (messages['images'] ?? ''));
    },
    describeFailure,
    describeInvalid,
  });
  const { values } = form.formik;
  const total = values.images.length;
  const { missingPhotoNames } = form.draft;
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
      <DraftRestored draft={form.draft}>
        {missingPhotoNames.length > 0 && (
          <PhotoNames>
            Photos are not saved in drafts. Add them again:{' '}
            {missingPhotoNames.map(displayFileName).join(', ')}.
          </PhotoNames>
        )}
      </DraftRestored>
      <Sections>
        <FormSection title="About the property" lead="Clear titles and honest descriptions get better calls.">
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
        <FormSection title="Photos" lead="At least 3, up to 10. The first photo is the cover.">
          <FullWidthField>
            <LazyPhotoQueueField />
          </FullWidthField>
        </FormSection>
        <FormSection title="Before you publish" lead="Advice only. You can list the property without it.">
          <FullWidthField>
            <LazyListingChecklist />
          </FullWidthField>
        </FormSection>
        <FormFooter>
          <Buttons>
            <SubmitButton isSubmitting={form.isSubmitting} waitReason={waitReason ?? form.waitReason}>
              List Property
            </SubmitButton>
            <Button
              kind="ghost"
              size="large"
              href={cancelHref}
              onClick={() => onCancel({ hasDraft: form.isDirty, hasPhotos: total > 0 })}
            >
              Cancel
            </Button>
          </Buttons>
          {step === 'preparing' && (
            <Progress aria-hidden="true">
              Preparing photo {Math.min(preparedCount + 1, total)} of {total}
            </Progress>
          )}
          {step === 'sending' && (
            <Progress aria-hidden="true">Sending the property and {total} photos</Progress>
          )}
          <LiveRegion>
            {step === 'preparing' && 'Preparing the photos'}
            {step === 'sending' && 'Sending the property'}
          </LiveRegion>
          {form.isSubmitting && slowNotice}
        </FormFooter>
      </Sections>
    </ServerForm>
  );
}
