import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { choiceLook } from '../Checkbox';
import { Row, Words } from '../Checkbox/Checkbox.styles';
import { ErrorText } from '../Field/Field.styles';
import { Icon } from '../Icon';
import { Group, Legend } from '../NumberChips/NumberChips.styles';

const Dot = styled.input`
  ${choiceLook}
  border-radius: 50%;
  &:checked {
    border-width: 7px;
    border-color: var(--color-primary);
    background: var(--color-on-primary);
  }
`;

export interface RadioGroupProps {
  label: string;
  name?: string;
  options: readonly { value: string; label: string }[];
  /** '' while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
}

/** One choice out of a few, each in a 44 px row. */
export function RadioGroup({ label, name, options, value, onValueChange, error }: RadioGroupProps) {
  const ownName = useId();
  const errorId = `${ownName}-error`;
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Row key={option.value}>
          <Dot
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          <Words>{option.label}</Words>
        </Row>
      ))}
      {error && (
        <ErrorText id={errorId}>
          <Icon icon={CircleAlert} size="s" />
          <span>{error}</span>
        </ErrorText>
      )}
    </Group>
  );
}
