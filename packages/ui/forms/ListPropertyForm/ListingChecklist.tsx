import { listingAdvice, type ListingAdvice, type ListingAdvices } from '@efie/domain/listing';
import { countPhotos } from '@efie/domain/photos';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useDebouncedValue } from '../../fields/TextAreaField/useDebouncedValue';
import { LiveRegion, Text, VisuallyHidden } from '../../primitives';
import { Group, Line, Lines, Panel, Tick } from './ListingPreview.styles';
import type { ListPropertyValues } from '../listing';

/** Delay between the last edit and announcing the counts to screen readers, in ms. */
const ANNOUNCE_DELAY = 2000;

/** '3 of 5'. */
export const countDone = (lines: readonly ListingAdvice[]): string =>
  `${lines.filter(({ isDone }) => isDone).length} of ${lines.length}`;

function ChecklistGroup({ title, lines }: { title: string; lines: readonly ListingAdvice[] }) {
  const id = useId();
  return (
    <Group>
      <Text variant="label" id={id}>
        {`${title}: ${countDone(lines)}`}
      </Text>
      <Lines role="list" aria-labelledby={id}>
        {lines.map(({ id: lineId, text, isDone }) => (
          <Line key={lineId} data-done={isDone}>
            <Tick viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2.5 8.5 4.4 6.6 6.6 8.8 11.6 3.8 13.5 5.7 6.6 12.6Z" />
            </Tick>
            <span>
              {text}
              <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
            </span>
          </Line>
        ))}
      </Lines>
    </Group>
  );
}

/** The advice for the form around it. */
export function useAdvice(): ListingAdvices {
  const { values } = useFormikContext<ListPropertyValues>();
  return listingAdvice({ ...values, photos: countPhotos(values.photos) });
}

/** The checklist before publishing, updated while typing: what is needed, then what makes the listing better. */
export function ListingChecklist() {
  const { needed, better } = useAdvice();
  const announcement = useDebouncedValue(
    `Needed: ${countDone(needed)} done. Better: ${countDone(better)} done.`,
    ANNOUNCE_DELAY,
  );
  return (
    <Panel>
      <ChecklistGroup title="Needed" lines={needed} />
      <ChecklistGroup title="Better" lines={better} />
      <LiveRegion>{announcement}</LiveRegion>
    </Panel>
  );
}
