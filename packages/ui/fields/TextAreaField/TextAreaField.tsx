import { memo } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion';
import { TextArea, type TextAreaProps } from '../../primitives/TextInput';
import { useTextControl, type FieldAdapterProps } from '../form';
import { countText } from './TextAreaField.helpers';
import { Count, Notes } from './TextAreaField.styles';
import { useSettled } from './useSettled';

export interface TextAreaFieldProps extends FieldAdapterProps {
  placeholder?: string;
  /** Lines to begin with; people can make it taller. */
  rows?: number;
  /**
   * The most characters it may have: writes '120 of 500' below. Nothing that is typed or pasted is cut off; a rule of
   * the form refuses what is too long.
   */
  maxCharacters?: number;
}

/** How long typing must pause before the count is said. */
const PAUSE_MS = 1000;

type ControlProps = TextAreaProps & { value: string };

function CountedArea({ max, hint, ...rest }: ControlProps & { max: number }) {
  const { isOver, text } = countText(rest.value, max);
  const said = useSettled(text, PAUSE_MS);
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
      <LiveRegion>{said && `${said} characters`}</LiveRegion>
    </div>
  );
}

const Counted = memo(CountedArea);
const Plain = memo(TextArea);

/** Several lines of words: a description, a bio, a message. With `maxCharacters` it counts them. */
export function TextAreaField({ name, isRequired, maxCharacters, ...rest }: TextAreaFieldProps) {
  const control = useTextControl(name);
  const props = {
    ...rest,
    ...control,
    dir: control.value === '' ? undefined : 'auto',
    required: isRequired,
  };
  return maxCharacters === undefined ? <Plain {...props} /> : <Counted {...props} max={maxCharacters} />;
}
