import { Search, X } from 'lucide-react';
import { useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { Box, Clear, Control } from './SearchInput.styles';

export interface SearchInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'onChange'
> {
  /** Accessible name; not visible. */
  label: string;
  /** The text of the input. */
  value: string;
  /** Called with the text on each key, and with '' when cleared. */
  onValueChange: (value: string) => void;
}

/** A 52 px search field. The clear button appears when there is text and moves focus back to the field. */
export function SearchInput({ label, value, onValueChange, id, ...rest }: SearchInputProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <VisuallyHidden as="label" htmlFor={controlId}>
        {label}
      </VisuallyHidden>
      <Icon icon={Search} />
      <Control
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        {...rest}
        ref={field}
        id={controlId}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && (
        <Clear>
          <IconButton
            label="Clear search"
            icon={X}
            onClick={() => {
              onValueChange('');
              field.current?.focus();
            }}
          />
        </Clear>
      )}
    </Box>
  );
}
