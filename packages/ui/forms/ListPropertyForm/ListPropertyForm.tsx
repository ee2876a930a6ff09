import type { NewListing } from '@efie/api';
import { PROPERTY_TYPES, propertyTypeLabel, shortFileName } from '@efie/domain';
import { Handshake, KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { fixTheseFields, ServerForm, SubmitButton, type FieldMessages } from '../../fields/form';
import { RegionDistrictFields } from '../../fields/RegionDistrictFields';
import { SegmentedField } from '../../fields/SegmentedField';
import { SelectField } from '../../fields/SelectField';
import { TextAreaField } from '../../fields/TextAreaField';
import { TextField } from '../../fields/TextField';
import { Button, LiveRegion, prefetch } from '../../primitives';
import { FormEnd, FormLine, FormSection } from '../../primitives/FormSection';
import { DraftRestored, useDraftedForm } from '../sending';
import { LateAmenities } from './LateAmenities';
import { LateCoach } from './LateCoach';
import { LatePhotoQueue } from './LatePhotoQueue';
import { LatePriceAndSize } from './LatePriceAndSize';
import { Buttons, Names, Progress, Sections, Top } from './ListPropertyForm.styles';
import { filesOf, LIST_PROPERTY_VALUES, newListingOf, type ListPropertyValues } from './listPropertyValues';
import { asSending, asWaiting } from './sendingPhotos';
import { UnreadablePhotos } from './UnreadablePhotos';

const importPhotos = () => import('../../photos');
prefetch(importPhotos);

const rules = async () => (await import('./listPropertySchema')).listPropertySchema;

const LISTING_TYPES = [
  { value: 'rent', label: 'For Rent', icon: KeyRound },
  { value: 'sale', label: 'For Sale', icon: Handshake },
];
const TYPES = PROPERTY_TYPES.map((code) => ({ value: code, label: propertyTypeLabel(code) }));
const PHOTOS = { name: 'images', of: ({ images }: ListPropertyValues) => images } as const;

/** The fields that the sentence of ruling 121 names; the photos say it themselves. */
const named = (wrong: readonly string[]): string => {
  const names = wrong.filter((name) => name !== 'images');
  return names.length > 0 ? fixTheseFields(names) : '';
};

export interface ListPropertyFormProps {
  /** Above the fields, inside the form, with the toggle beside it: the page's heading and what is said of the form. */
  heading: ReactNode;
  /** Between the two and the fields: what is to be known first. */
  notes?: ReactNode;
  /** One call for preparing and sending; an abort gives it up and leaves everything as it was. */
  nextSignal: () => AbortSignal;
  /**
   * Sends the listing; `values` are the form's current values. A failure is shown in the form, and every field and photo
   * stays.
   */
  send: (listing: NewListing, signal: AbortSignal, values: ListPropertyValues) => Promise<void>;
  /** The listing is there and the draft is gone: lead on. */
  onDone: () => void;
  /** What is said of a rejection; '' where the photos say it. */
  describeFailure: (error: unknown) => string;
  /** Our own rules refused, and nothing was sent: the sentence for a toast. */
  onInvalid: (sentence: string) => void;
  /** After the notes: what became of a listing whose response was lost. `clear` empties the form. */
  lostResponse?: (form: { values: ListPropertyValues; clear: () => void }) => ReactNode;
  /** Why it cannot be sent yet. */
  waitReason?: string | undefined;
  /** While it is on its way: that it takes long, with a way to stop. */
  slowNotice: ReactNode;
  cancelHref: string;
  /** Cancel was pressed: whether there is a draft, and whether there are photos that it cannot keep. */
  onLeave: (left: { hasDraft: boolean; hasPhotos: boolean }) => void;
}

/**
 * A new listing: toggle, five parts, advice, two buttons (specification section 2 "List property"; checklist 472 to 502). What
 * was typed survives a refusal, a lost connection, the end of the session and a reload; photos survive all but the reload,
 * after which they are named (faults 104 to 106). Photos are prepared one after another before the one call.
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
  onLeave,
}: ListPropertyFormProps) {
  const [step, setStep] = useState<'idle' | 'preparing' | 'sending'>('idle');
  const [prepared, setPrepared] = useState(0);

  function setPhotos(photos: ListPropertyValues['images']): void {
    void form.formik.setFieldValue('images', photos, false);
  }

  const prepare = async (values: ListPropertyValues, signal: AbortSignal): Promise<readonly File[]> => {
    const { preparePhotos } = await importPhotos();
    const answers = await preparePhotos(filesOf(values.images), { signal, onProgress: setPrepared });
    const lost = values.images.filter((_, place) => answers[place]?.state === 'unreadable');
    if (lost.length > 0) {
      setPhotos(asWaiting(values.images, new Set(lost.map(({ id }) => id))));
      throw new UnreadablePhotos(lost.map((photo) => (photo.kind === 'new' ? photo.name : '')));
    }
    return answers.flatMap((answer) => (answer.state === 'ready' ? answer.file : []));
  };

  const sendAll = async (values: ListPropertyValues): Promise<void> => {
    const signal = nextSignal();
    setPrepared(0);
    setStep('preparing');
    setPhotos(asSending(values.images));
    try {
      const files = await prepare(values, signal);
      setStep('sending');
      await send(newListingOf(values, files), signal, form.formik.values);
      signal.throwIfAborted();
    } catch (error) {
      if (!(error instanceof UnreadablePhotos)) setPhotos(asWaiting(values.images));
      throw error;
    } finally {
      setStep('idle');
    }
  };

  const form = useDraftedForm<ListPropertyValues, void>({
    draftKey: 'list-property',
    initialValues: LIST_PROPERTY_VALUES,
    photos: PHOTOS,
    schema: rules,
    send: sendAll,
    onDone,
    onInvalid: (messages: FieldMessages) => {
      onInvalid(named(Object.keys(messages)) || (messages['images'] ?? ''));
    },
    describeFailure,
    describeInvalid: named,
  });
  const { values } = form.formik;
  const total = values.images.length;
  const { missing } = form.draft;
  return (
    <ServerForm
      form={form}
      label="List Property"
      top={
        <>
          <Top>
            {heading}
            <SegmentedField name="listingType" label="Listing type" isLabelHidden options={LISTING_TYPES} />
          </Top>
          {notes}
          {lostResponse?.({ values, clear: form.draft.clear })}
        </>
      }
    >
      <DraftRestored draft={form.draft}>
        {missing.length > 0 && (
          <Names>Photos are not kept. Add them again: {missing.map(shortFileName).join(', ')}.</Names>
        )}
      </DraftRestored>
      <Sections>
        <FormSection
          title="About the property"
          lead="A clear title and an honest description bring better calls."
        >
          <FormLine>
            <TextField name="title" label="Title" isRequired />
          </FormLine>
          <FormLine>
            <TextAreaField name="description" label="Description" rows={4} isRequired />
          </FormLine>
          <FormLine>
            <SelectField name="propertyType" label="Property Type" options={TYPES} isRequired />
          </FormLine>
        </FormSection>
        <FormSection title="Price and size" lead="Type the price in cedis; we add the commas.">
          <LatePriceAndSize priceLabel={values.listingType === 'sale' ? 'Sale Price' : 'Monthly Rent'} />
        </FormSection>
        <FormSection title="Amenities" lead="Tick everything that is true today.">
          <FormLine>
            <LateAmenities />
          </FormLine>
        </FormSection>
        <FormSection title="Location" lead="District depends on the region you choose.">
          <FormLine>
            <RegionDistrictFields isRequired />
          </FormLine>
          <FormLine>
            <TextField name="specificLocation" label="Specific location" isRequired />
          </FormLine>
        </FormSection>
        <FormSection title="Photos" lead="At least 3, up to 10. The first photo is the cover.">
          <FormLine>
            <LatePhotoQueue />
          </FormLine>
        </FormSection>
        <FormSection title="Before you publish" lead="Advice only. You can list the property without it.">
          <FormLine>
            <LateCoach />
          </FormLine>
        </FormSection>
        <FormEnd>
          <Buttons>
            <SubmitButton isSubmitting={form.isSubmitting} waitReason={waitReason ?? form.waitReason}>
              List Property
            </SubmitButton>
            <Button
              kind="ghost"
              size="large"
              href={cancelHref}
              onClick={() => onLeave({ hasDraft: form.isDirty, hasPhotos: total > 0 })}
            >
              Cancel
            </Button>
          </Buttons>
          {step === 'preparing' && (
            <Progress aria-hidden="true">
              Preparing photo {Math.min(prepared + 1, total)} of {total}
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
        </FormEnd>
      </Sections>
    </ServerForm>
  );
}
