import { X } from 'lucide-react';
import { useId, type Ref } from 'react';
import { Heading, IconButton } from '../../primitives';
import { MapContent, type MapContentProps } from './MapContent';
import { Head, Panel } from './RegionMap.styles';

export interface RegionMapProps extends MapContentProps {
  /** The section element, which can receive focus. */
  ref?: Ref<HTMLElement>;
  /** Called by the close button. */
  onClose: () => void;
}

/**
 * A map of the regions of Ghana, shaded by the number of results or by their median price. Pressing a region sets the region
 * filter, pressing it again clears it; the districts of a chosen region are a list. The same figures are in a table.
 */
export function RegionMap({ ref, onClose, ...content }: RegionMapProps) {
  const titleId = useId();
  return (
    <Panel ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <Head>
        <Heading level={2} variant="h3" id={titleId}>
          Map of Ghana
        </Heading>
        <IconButton label="Close map" icon={X} onClick={onClose} />
      </Head>
      <MapContent {...content} />
    </Panel>
  );
}
