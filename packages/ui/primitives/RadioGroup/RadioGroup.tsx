import { styled } from 'styled-components';
import { color } from '../../theme/tokens';
import { choiceStyles, ChoiceRow, ChoiceLabel, useRadioProps, type ChoiceGroupProps } from '../Choice';
import { FieldGroup } from '../Field';

const Dot = styled.input`
  ${choiceStyles}
  border-radius: 50%;
  &:checked {
    border-width: 7px; /* stylelint-disable-line -- leaves a dot of 8px */
    background: ${color.onPrimary};
  }
`;

export type RadioGroupProps = ChoiceGroupProps;

/** One of a few options, each in a 44 px row. */
export function RadioGroup(props: RadioGroupProps) {
  const radio = useRadioProps(props);
  return (
    <FieldGroup {...props}>
      {props.options.map((option) => (
        <ChoiceRow key={option.value}>
          <Dot {...radio(option)} />
          <ChoiceLabel>{option.label}</ChoiceLabel>
        </ChoiceRow>
      ))}
    </FieldGroup>
  );
}
