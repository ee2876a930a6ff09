import { countPhotos, listingAdvice } from '@efie/domain';
import { useFormikContext } from 'formik';
import { Circle, CircleCheck } from 'lucide-react';
import { useSettled } from '../../fields/TextAreaField/useSettled';
import { Icon, LiveRegion, Text, VisuallyHidden } from '../../primitives';
import { Line, Lines, Panel } from './ListPropertyForm.styles';
import type { ListPropertyValues } from './listPropertyValues';

/** How long the form must stand still before the count is said, in ms. */
const PAUSE = 2000;

/**
 * The checklist before publishing: what callers ask for first, ticked off while one writes (corrections.md section 4). It
 * advises and never blocks. Its count is said once typing pauses, its lines are there to be read.
 */
export function ListingCoach() {
  const { values } = useFormikContext<ListPropertyValues>();
  const lines = listingAdvice({ ...values, photos: countPhotos(values.images) });
  const count = `${lines.filter(({ isDone }) => isDone).length} of ${lines.length} done`;
  const said = useSettled(count, PAUSE);
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
      <LiveRegion>{said && `Before you publish: ${said}`}</LiveRegion>
    </Panel>
  );
}
