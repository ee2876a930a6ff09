import { CoveredRadio, useRadios, type ChoiceGroupProps, type ChoiceOption } from '../Choice';
import { FieldGroup } from '../Field';
import { Icon, type IconType } from '../Icon';
import { Face, Segment, SegmentCount, Track } from './SegmentedToggle.styles';

export interface SegmentOption extends ChoiceOption {
  icon?: IconType;
  /** How many results the choice would leave; part of the segment's name. A blank keeps its room. */
  count?: number | string | undefined;
}

export type SegmentedToggleProps = ChoiceGroupProps<SegmentOption>;

/** Two or three equal choices in a 52 px track: native radios, the chosen one with a primary outline. */
export function SegmentedToggle(props: SegmentedToggleProps) {
  const radio = useRadios(props);
  return (
    <FieldGroup {...props}>
      <Track>
        {props.options.map((option) => (
          <Segment key={option.value}>
            <CoveredRadio {...radio(option)} />
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
    </FieldGroup>
  );
}
