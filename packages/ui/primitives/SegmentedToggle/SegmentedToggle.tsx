import { useId } from 'react';
import { Icon, type IconType } from '../Icon';
import { Group, Legend, Radio } from '../NumberChips/NumberChips.styles';
import { Face, Segment, SegmentCount, Track } from './SegmentedToggle.styles';

export interface SegmentOption {
  value: string;
  label: string;
  icon?: IconType;
  /** How many results the choice would leave; part of the segment's name. */
  count?: number | undefined;
}

export interface SegmentedToggleProps {
  label: string;
  isLabelHidden?: boolean;
  options: readonly SegmentOption[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Two or three equal choices in a 52 px track: native radios, the chosen one with a primary outline. */
export function SegmentedToggle({
  label,
  isLabelHidden = false,
  options,
  value,
  onValueChange,
}: SegmentedToggleProps) {
  const name = useId();
  return (
    <Group>
      <Legend data-hidden={isLabelHidden}>{label}</Legend>
      <Track>
        {options.map((option) => (
          <Segment key={option.value}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <Face>
              {option.icon !== undefined && <Icon icon={option.icon} size="s" />}
              {option.label}
            </Face>
            {option.count !== undefined && (
              <SegmentCount>{option.count.toLocaleString('en-GB')}</SegmentCount>
            )}
          </Segment>
        ))}
      </Track>
    </Group>
  );
}
