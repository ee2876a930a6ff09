import { useFormikContext } from 'formik';
import { Eye, EyeOff } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState, type ChangeEventHandler } from 'react';
import { IconButton } from '../../primitives/IconButton';
import { LiveRegion } from '../../primitives/LiveRegion';
import { TextInput, type TextInputProps } from '../../primitives/TextInput';
import { useTextControl, type FieldAdapterProps } from '../form';

export interface PasswordFieldProps extends FieldAdapterProps {
  /** `current` to log in, `new` to choose one: tells password managers what to fill in. */
  kind: 'current' | 'new';
  icon?: TextInputProps['icon'];
}

interface ControlProps extends TextInputProps {
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** How often the form was submitted: each time the password is hidden again. */
  submitCount: number;
}

/** Keeps the caret where it was: browsers move it when the type of an input changes. */
function useSteadyCaret(isShown: boolean) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [number | null, number | null]>([null, null]);
  useLayoutEffect(() => {
    const input = ref.current;
    if (input && input === document.activeElement) input.setSelectionRange(...caret.current);
  }, [isShown]);
  const keep = () => {
    caret.current = [ref.current?.selectionStart ?? null, ref.current?.selectionEnd ?? null];
  };
  return { ref, keep };
}

function PasswordControl({ submitCount, label, ...rest }: ControlProps) {
  /** The submit count at which it was shown; null once it was hidden by hand. */
  const [shownAt, setShownAt] = useState<number | null>();
  const isShown = shownAt === submitCount;
  const { ref, keep } = useSteadyCaret(isShown);
  const what = label.toLowerCase();
  return (
    <div>
      <TextInput
        {...rest}
        ref={ref}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        endAction={
          <IconButton
            label={isShown ? `Hide ${what}` : `Show ${what}`}
            icon={isShown ? EyeOff : Eye}
            // The pointer leaves the focus, and so the caret, where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              keep();
              setShownAt(isShown ? null : submitCount);
            }}
          />
        }
      />
      <LiveRegion>
        {shownAt !== undefined && (isShown ? `${label} is shown` : `${label} is hidden`)}
      </LiveRegion>
    </div>
  );
}

const Control = memo(PasswordControl);

/**
 * A password with a button that shows and hides it; hidden again on submit (fault 103). The value is never trimmed, and
 * paste and password managers work (fault 98). The eye is crossed only while the password is seen (corrections.md).
 */
export function PasswordField({ name, isRequired, kind, ...rest }: PasswordFieldProps) {
  const control = useTextControl(name);
  const { submitCount } = useFormikContext();
  return (
    <Control
      {...rest}
      {...control}
      submitCount={submitCount}
      autoComplete={`${kind}-password`}
      required={isRequired}
    />
  );
}
