import { TransparentRadio, useRadioProps, type ChoiceGroupProps, type ChoiceOption } from '../Choice';
import { FieldGroup } from '../Field';
import { ChipBox, ChipCount, ChipRow, ChipText } from './NumberChips.styles';

export interface ChipOption extends ChoiceOption {
  /** Number of results with this option; say it in `name` too. A blank string reserves its space. */
  count?: number | string | undefined;
}

export type NumberChipsProps = ChoiceGroupProps<ChipOption>;

/** One of a few short options: native radios, shown as 44 px chips. */
export function NumberChips(props: NumberChipsProps) {
  const radio = useRadioProps(props);
  return (
    <FieldGroup {...props}>
      <ChipRow>
        {props.options.map((option) => (
          <ChipBox key={option.value}>
            <TransparentRadio {...radio(option)} />
            <ChipText>{option.label}</ChipText>
            {option.count !== undefined && <ChipCount>{option.count.toLocaleString('en-GB')}</ChipCount>}
          </ChipBox>
        ))}
      </ChipRow>
    </FieldGroup>
  );
}
