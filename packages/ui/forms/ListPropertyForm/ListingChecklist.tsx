import { countPhotos, listingAdvice } from '@efie/domain';
import { useFormikContext } from 'formik';
import { Circle, CircleCheck } from 'lucide-react';
import { useDebouncedValue } from '../../fields/TextAreaField/useDebouncedValue';
import { Icon, LiveRegion, Text, VisuallyHidden } from '../../primitives';
import { Line, Lines, Panel } from './ListPropertyForm.styles';
import type { ListPropertyValues } from '../listing';

/** Delay between the last edit and announcing the count to screen readers, in ms. */
const ANNOUNCE_DELAY = 2000;

/** The checklist before publishing, updated while typing. It is advice only and does not block publishing. */
export function ListingChecklist() {
  const { values } = useFormikContext<ListPropertyValues>();
  const lines = listingAdvice({ ...values, photos: countPhotos(values.images) });
  const count = `${lines.filter(({ isDone }) => isDone).length} of ${lines.length} done`;
  const announcement = useDebouncedValue(count, ANNOUNCE_DELAY);
  return (
    <Panel>
      <Text variant="label">{count}</Text>
      <Lines>
        {lines.map(({ id, text, isDone }) => (
          <Line key={id} data-done={isDone}>
            <Icon icon={isDone ? CircleCheck : Circle} size="s" />
            <span>
              {text}
              <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
            </span>
          </Line>
        ))}
      </Lines>
      <LiveRegion>{announcement && `Before you publish: ${announcement}`}</LiveRegion>
    </Panel>
  );
}
