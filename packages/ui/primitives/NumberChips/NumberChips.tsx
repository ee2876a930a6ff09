import { TransparentRadio, useRadioProps, type ChoiceGroupProps, type ChoiceOption } from '../Choice';
import { FieldGroup } from '../Field';
import { ChipBox, ChipCount, ChipRow, ChipText } from './NumberChips.styles';

export interface ChipOption extends ChoiceOption {
  /** Number of results with this option; say it in `name` too. A blank string reserves its space. */
  count?: number | string | undefined;
}

export interface NumberChipsProps extends ChoiceGroupProps<ChipOption> {
  /** 36 px high and as wide as their text, with the count beside the label. */
  isCompact?: boolean;
}

const countOf = ({ count }: ChipOption) =>
  count !== undefined && <ChipCount>{count.toLocaleString('en-GB')}</ChipCount>;

/** One of a few short options: native radios, shown as 44 px chips. */
export function NumberChips({ isCompact = false, ...props }: NumberChipsProps) {
  const radio = useRadioProps(props);
  return (
    <FieldGroup {...props}>
      <ChipRow data-compact={isCompact}>
        {props.options.map((option) => (
          <ChipBox key={option.value}>
            <TransparentRadio {...radio(option)} />
            <ChipText>
              <span>{option.label}</span>
              {isCompact && countOf(option)}
            </ChipText>
            {!isCompact && countOf(option)}
          </ChipBox>
        ))}
      </ChipRow>
    </FieldGroup>
  );
}
