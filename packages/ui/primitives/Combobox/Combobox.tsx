import { Check, ChevronDown, Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { describeField, Field, type FieldWords } from '../Field';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { LiveRegion } from '../LiveRegion';
import { filterOptions, foldText, splitMatch, type ComboboxOption } from './Combobox.helpers';
import { Control, End, Hint, List, Match, None, Option, OptionText, Start, Wrap } from './Combobox.styles';

export interface ComboboxProps extends FieldWords {
  id?: string;
  name?: string;
  /** The value of the chosen option, '' for none. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly ComboboxOption[];
  placeholder?: string;
  /** Why it cannot be used yet ('Choose a region first'): shown in the field, which stays focusable. */
  disabledText?: string | undefined;
  isRequired?: boolean | undefined;
  /** Cannot be changed now; the choice stays readable. */
  isDisabled?: boolean | undefined;
  /** Said when nothing matches. */
  emptyText?: string;
  onBlur?: () => void;
}

/**
 * A field that filters a long list while one types (ARIA APG: editable combobox with list autocomplete).
 * Arrows move, Enter chooses, Escape closes and then clears; leaving with a text that is no option puts the choice back.
 */
export function Combobox({
  id,
  name,
  label,
  value,
  onValueChange,
  options,
  placeholder,
  disabledText,
  isLabelHidden,
  isRequired,
  isDisabled: isIdle = false,
  isOptional,
  hint,
  error,
  emptyText = 'No match',
  onBlur,
}: ComboboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const listId = `${controlId}-list`;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const isDisabled = isIdle || disabledText !== undefined;
  const chosenLabel = options.find((option) => option.value === value && value !== '')?.label ?? value;
  const shown = typed === undefined ? [...options] : filterOptions(options, typed);
  const hasList = isOpen && !isDisabled;
  const optionId = (at: number) => `${controlId}-option-${at}`;

  const open = () => {
    if (isDisabled) return;
    setOpen(true);
    setActive(typed === undefined ? options.findIndex((option) => option.value === value) : -1);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
  };
  const choose = (next: string) => {
    if (next !== value) onValueChange(next);
    close();
  };
  const settle = () => {
    if (typed !== undefined) {
      const wanted = foldText(typed);
      const same = options.find((option) => foldText(option.label) === wanted);
      if (wanted === '') choose('');
      else if (same) choose(same.value);
    }
    close();
    onBlur?.();
  };
  const moveTo = (at: number) => {
    setOpen(true);
    setActive(at);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isDisabled) return;
    const last = shown.length - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = active < 0 && step < 0 ? last + 1 : active;
      moveTo(from + step > last ? 0 : from + step < 0 ? last : from + step);
    } else if (event.key === 'Enter' && isOpen) {
      const option = shown[active];
      event.preventDefault();
      if (option) choose(option.value);
    } else if (event.key === 'Escape' && (isOpen || (value !== '' && !event.defaultPrevented))) {
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) close();
      else choose('');
    }
  };

  const fieldProps = { id: controlId, label, isLabelHidden, isRequired, isOptional, hint, error };
  return (
    <Field {...fieldProps}>
      <Wrap>
        {isOpen && (
          <Start>
            <Icon icon={Search} />
          </Start>
        )}
        <Control
          {...describeField(fieldProps)}
          ref={field}
          id={controlId}
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required={isRequired}
          readOnly={isDisabled}
          aria-disabled={isDisabled || undefined}
          aria-expanded={hasList}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hasList && shown[active] ? optionId(active) : undefined}
          data-open={hasList}
          value={disabledText === undefined ? (typed ?? chosenLabel) : ''}
          placeholder={disabledText ?? placeholder}
          onClick={open}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setActive(event.target.value === '' ? -1 : 0);
          }}
          onKeyDown={onKeyDown}
          onBlur={settle}
        />
        <End>
          {value !== '' && !isDisabled ? (
            <IconButton
              label={`Clear ${label}`}
              icon={X}
              onClick={() => {
                choose('');
                field.current?.focus();
              }}
            />
          ) : (
            <Icon icon={ChevronDown} />
          )}
        </End>
        <List ref={list} id={listId} role="listbox" aria-label={label} hidden={!hasList}>
          {hasList &&
            shown.map((option, at) => (
              <Option
                key={option.value}
                id={optionId(at)}
                role="option"
                aria-selected={option.value === value}
                data-active={at === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option.value)}
              >
                <OptionText>
                  <Marked text={option.label} typed={typed ?? ''} />
                  {option.hint !== undefined && (
                    <Hint>
                      {' '}
                      <Marked text={option.hint} typed={typed ?? ''} />
                    </Hint>
                  )}
                </OptionText>
                {option.value === value && <Icon icon={Check} />}
              </Option>
            ))}
          {hasList && shown.length === 0 && (
            <None role="option" aria-selected={false} aria-disabled="true">
              {emptyText}
            </None>
          )}
        </List>
      </Wrap>
      <LiveRegion>{hasList && typed !== undefined ? countWords(shown.length, emptyText) : ''}</LiveRegion>
    </Field>
  );
}

function countWords(count: number, emptyText: string): string {
  if (count === 0) return emptyText;
  return count === 1 ? '1 option' : `${count} options`;
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = splitMatch(text, typed);
  return (
    <>
      {before}
      {match !== '' && <Match>{match}</Match>}
      {after}
    </>
  );
}
