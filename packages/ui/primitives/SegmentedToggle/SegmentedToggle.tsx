import { TransparentRadio, useRadioProps, type ChoiceGroupProps, type ChoiceOption } from '../Choice';
import { FieldGroup } from '../Field';
import { Icon, type IconType } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { SegmentBox, Segment, SegmentCount, Track } from './SegmentedToggle.styles';

export interface SegmentOption extends ChoiceOption {
  icon?: IconType;
  /** Number of results with this option; say it in `name` too. A blank string reserves its space. */
  count?: number | string | undefined;
}

export interface SegmentedToggleProps extends ChoiceGroupProps<SegmentOption> {
  /** Shows the icons alone; screen readers get the labels. */
  areOptionLabelsHidden?: boolean;
}

/** Two or three equal options in a 52 px track: native radios, the selected one with a primary outline. */
export function SegmentedToggle({ areOptionLabelsHidden = false, ...props }: SegmentedToggleProps) {
  const radio = useRadioProps(props);
  return (
    <FieldGroup {...props}>
      <Track data-icons={areOptionLabelsHidden}>
        {props.options.map((option) => (
          <Segment key={option.value}>
            <TransparentRadio {...radio(option)} />
            <SegmentBox>
              {option.icon !== undefined && <Icon icon={option.icon} size="s" />}
              {areOptionLabelsHidden ? (
                <VisuallyHidden>{option.label}</VisuallyHidden>
              ) : (
                <span>{option.label}</span>
              )}
              {option.count !== undefined && (
                <SegmentCount>{option.count.toLocaleString('en-GB')}</SegmentCount>
              )}
            </SegmentBox>
          </Segment>
        ))}
      </Track>
    </FieldGroup>
  );
}
