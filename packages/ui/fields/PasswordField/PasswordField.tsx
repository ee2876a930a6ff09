import { useFormikContext } from 'formik';
import { Eye, EyeOff } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState, type ChangeEventHandler } from 'react';
import { IconButton } from '../../primitives/IconButton';
import { LiveRegion } from '../../primitives/LiveRegion';
import { TextInput, type TextInputProps } from '../../primitives/TextInput';
import { useTextControlProps, type FieldAdapterProps } from '../form';

export interface PasswordFieldProps extends FieldAdapterProps {
  /** `current` to log in, `new` to choose a password: sets `autocomplete` for password managers. */
  kind: 'current' | 'new';
  /** At the start of the field, as in login forms. */
  icon?: TextInputProps['icon'];
}

interface ControlProps extends TextInputProps {
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** The form's submit count; the password is hidden when it changes. */
  submitCount: number;
}

/** Restores the selection: browsers move the caret when the type of an input changes. */
function useStableSelection(isShown: boolean) {
  const ref = useRef<HTMLInputElement>(null);
  const selection = useRef<readonly [number | null, number | null]>([null, null]);
  useLayoutEffect(() => {
    const input = ref.current;
    if (input && input === document.activeElement) input.setSelectionRange(...selection.current);
  }, [isShown]);
  const saveSelection = () => {
    selection.current = [ref.current?.selectionStart ?? null, ref.current?.selectionEnd ?? null];
  };
  return { ref, saveSelection };
}

function PasswordControl({ submitCount, label, ...rest }: ControlProps) {
  /** The submit count at which it was shown; null after the user hid it. */
  const [shownAt, setShownAt] = useState<number | null>();
  const isShown = shownAt === submitCount;
  const { ref, saveSelection } = useStableSelection(isShown);
  const lowerCaseLabel = label.toLowerCase();
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
            label={isShown ? `Hide ${lowerCaseLabel}` : `Show ${lowerCaseLabel}`}
            icon={isShown ? EyeOff : Eye}
            // Keeps focus, and so the caret, in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              saveSelection();
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

/** A password input with a button that shows and hides the password; hidden again on submit. The value is never trimmed. */
export function PasswordField({ name, isRequired, kind, hint, ...rest }: PasswordFieldProps) {
  const control = useTextControlProps(name);
  const hasOuterSpace = control.value !== control.value.trim();
  const { submitCount } = useFormikContext();
  return (
    <Control
      {...rest}
      {...control}
      hint={hasOuterSpace ? 'The password starts or ends with a space.' : hint}
      submitCount={submitCount}
      autoComplete={`${kind}-password`}
      required={isRequired}
    />
  );
}
