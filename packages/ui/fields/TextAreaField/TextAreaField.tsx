import { memo } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion';
import { TextArea, type TextAreaProps } from '../../primitives/TextInput';
import { useTextControlProps, type FieldAdapterProps } from '../form';
import { countText } from './TextAreaField.helpers';
import { Count, Notes } from './TextAreaField.styles';
import { useDebouncedValue } from './useDebouncedValue';

export interface TextAreaFieldProps extends FieldAdapterProps {
  /** Example shown while the field is empty. */
  placeholder?: string;
  /** Height in lines; users can make it taller. */
  rows?: number;
  /** Shows '120 of 500' below. Longer text is not truncated; the form's schema must reject it. */
  maxCharacters?: number;
}

const ANNOUNCE_DELAY_MS = 1000;

type ControlProps = TextAreaProps & { value: string };

function CountedArea({ max, hint, ...rest }: ControlProps & { max: number }) {
  const { isOver, text } = countText(rest.value, max);
  const announcement = useDebouncedValue(text, ANNOUNCE_DELAY_MS);
  return (
    <div>
      <TextArea
        {...rest}
        hint={
          <Notes>
            {hint && <span>{hint}</span>}
            <Count data-over={isOver}>{text}</Count>
          </Notes>
        }
      />
      <LiveRegion>{announcement && `${announcement} characters`}</LiveRegion>
    </div>
  );
}

const Counted = memo(CountedArea);
const Plain = memo(TextArea);

/** A multi-line text field. With `maxCharacters` it counts the characters. */
export function TextAreaField({ name, isRequired, maxCharacters, ...rest }: TextAreaFieldProps) {
  const control = useTextControlProps(name);
  const props = {
    ...rest,
    ...control,
    dir: control.value === '' ? undefined : 'auto',
    required: isRequired,
  };
  return maxCharacters === undefined ? <Plain {...props} /> : <Counted {...props} max={maxCharacters} />;
}
