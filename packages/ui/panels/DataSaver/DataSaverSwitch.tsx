import { formatBytes, pluralize } from '@efie/domain/text';
import { styled } from 'styled-components';
import { averagePhotoSize, useWaitingPhotoCount } from '../../hooks/waitingPhotos';
import { color, fixedSpace, motion, radius, size, space, type } from '../../theme/tokens';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[6]};
  min-block-size: ${size.touch};
  padding-block-end: ${space[2]};
  ${type.small}
`;

const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.touch};
  color: ${color.onBrand};
  font-weight: 600;
`;

const Track = styled.span`
  position: relative;
  inline-size: ${size.row};
  block-size: ${space[6]};
  border: 1px solid currentcolor;
  border-radius: ${radius.pill};
  &::before {
    content: '';
    position: absolute;
    inset-block: ${fixedSpace[1]};
    inset-inline-start: ${fixedSpace[1]};
    inline-size: calc(${space[6]} - ${fixedSpace[2]} - 2px);
    border-radius: ${radius.pill};
    background: currentcolor;
    transition: translate ${motion.base} ${motion.standard};
  }
  [aria-checked='true'] > & {
    background: ${color.brandLine};
    &::before {
      translate: 1.25rem;
    }
    &:dir(rtl)::before {
      translate: -1.25rem;
    }
  }
`;

/** ', about 1.4 MB' for the waiting photos; '' before the first photo has loaded. */
function savedText(count: number): string {
  const average = averagePhotoSize();
  return average === null ? '' : `, about ${formatBytes(count * average)}`;
}

export interface DataSaverSwitchProps {
  /** Whether photos wait for a press. */
  isOn: boolean;
  /** Called with the other state. */
  onChange: (isOn: boolean) => void;
}

/** Switches the data saver, and says how many photos of the page wait for a press and about how much that saves. */
export function DataSaverSwitch({ isOn, onChange }: DataSaverSwitchProps) {
  const waiting = useWaitingPhotoCount();
  return (
    <Row>
      <Switch type="button" role="switch" aria-checked={isOn} onClick={() => onChange(!isOn)}>
        Data saver
        <Track aria-hidden="true" />
        <span aria-hidden="true">{isOn ? 'On' : 'Off'}</span>
      </Switch>
      <span role="status">
        {isOn
          ? waiting > 0
            ? `${pluralize(waiting, 'photo', 'photos')} not loaded${savedText(waiting)}`
            : 'Photos load when you ask for them'
          : ''}
      </span>
    </Row>
  );
}
