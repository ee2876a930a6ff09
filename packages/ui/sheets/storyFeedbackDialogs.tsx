import { Trash2 } from 'lucide-react';
import { Button, SegmentedToggle, Select } from '../primitives';
import { DialogSpecimen } from '../primitives/Dialog/storyDialog';
import { Stack } from '../primitives/Stack';
import { Section, Specimen } from './storySheet';

const ignore = () => undefined;

/** A question on a wide screen while it is answered, and the filter sheet of phones. */
export function FeedbackDialogs() {
  return (
    <Section label="Dialog" top={676}>
      <Specimen at={[248, 735]} width={480} caption="confirm" box="confirm">
        <DialogSpecimen
          kind="confirm"
          shape="dialog"
          width={480}
          icon={Trash2}
          title="Delete Property"
          description='Are you sure you want to delete "Villa with a shaded front terrace"? This action cannot be undone.'
          footer={
            <>
              <Button kind="ghost" size="large" disabled>
                Cancel
              </Button>
              <Button
                kind="danger"
                size="large"
                isLoading
                style={{ paddingInline: 'var(--pad)' }}
                data-box="confirm-main"
              >
                Deleting...
              </Button>
            </>
          }
        />
      </Specimen>
      <Specimen at={[752, 735]} width={390} caption="bottom sheet (mobile)" box="sheet">
        <DialogSpecimen
          kind="form"
          shape="sheet"
          width={390}
          title="Filters"
          footer={
            <>
              <Button kind="ghost" size="large">
                Clear All Filters
              </Button>
              <Button size="large" data-box="sheet-main">
                Show 24 properties
              </Button>
            </>
          }
        >
          <Stack gap={5}>
            <Select
              label="Region"
              value="Greater Accra"
              onChange={ignore}
              options={[{ value: 'Greater Accra', label: 'Greater Accra' }]}
            />
            <SegmentedToggle
              label="Listing Type"
              value="rent"
              onValueChange={ignore}
              options={[
                { value: '', label: 'Any' },
                { value: 'rent', label: 'For Rent' },
                { value: 'sale', label: 'For Sale' },
              ]}
            />
          </Stack>
        </DialogSpecimen>
      </Specimen>
    </Section>
  );
}
