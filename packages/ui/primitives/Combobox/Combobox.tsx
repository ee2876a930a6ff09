import { Check, ChevronDown, Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { fieldAriaProps, Field, type FieldTextProps } from '../Field';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { LiveRegion } from '../LiveRegion';
import { filterOptions, splitMatch, type ComboboxOption, type FoldText } from './Combobox.helpers';
import { Control, End, Hint, List, Match, NoMatch, Option, OptionText, Start, Wrap } from './Combobox.styles';

export interface ComboboxProps extends FieldTextProps {
  id?: string;
  name?: string;
  /** Value of the selected option, or ''. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly ComboboxOption[];
  /** Applied to the typed text and to the options before they are compared. */
  foldText: FoldText;
  placeholder?: string;
  /** Why it is unavailable ('Choose a region first'): shown in the field, which stays focusable. */
  disabledText?: string | undefined;
  isRequired?: boolean | undefined;
  /** The selection cannot be changed but stays readable. */
  isDisabled?: boolean | undefined;
  /** Shown and announced when nothing matches. */
  emptyText?: string;
  onBlur?: () => void;
}

/**
 * A text field that filters a long list (ARIA APG: editable combobox with list autocomplete). Arrow keys move, Enter
 * selects, Escape closes and then clears. On blur, text that matches no option is replaced by the selected label.
 */
export function Combobox({
  id,
  name,
  label,
  value,
  onValueChange,
  options,
  foldText,
  placeholder,
  disabledText,
  isLabelHidden,
  isRequired,
  isDisabled = false,
  isOptional,
  hint,
  error,
  emptyText = 'No match',
  onBlur,
}: ComboboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const listId = `${controlId}-list`;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);

  const isReadOnly = isDisabled || disabledText !== undefined;
  const selectedLabel = options.find((option) => option.value === value && value !== '')?.label ?? value;
  const matches = typed === undefined ? [...options] : filterOptions(options, typed, foldText);
  const isListOpen = isOpen && !isReadOnly;
  const optionId = (index: number) => `${controlId}-option-${index}`;

  const open = () => {
    if (isReadOnly) return;
    setOpen(true);
    setActiveIndex(typed === undefined ? options.findIndex((option) => option.value === value) : -1);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActiveIndex(-1);
  };
  const select = (next: string) => {
    if (next !== value) onValueChange(next);
    close();
  };
  const commitTyped = () => {
    if (typed !== undefined) {
      const query = foldText(typed.trim());
      const match = options.find((option) => foldText(option.label).trim() === query);
      if (query === '') select('');
      else if (match) select(match.value);
    }
    close();
    onBlur?.();
  };
  const moveTo = (index: number) => {
    setOpen(true);
    setActiveIndex(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isReadOnly) return;
    const last = matches.length - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = activeIndex < 0 && step < 0 ? last + 1 : activeIndex;
      moveTo(from + step > last ? 0 : from + step < 0 ? last : from + step);
    } else if (event.key === 'Enter' && isOpen) {
      const option = matches[activeIndex];
      event.preventDefault();
      if (option) select(option.value);
    } else if (event.key === 'Escape' && (isOpen || (value !== '' && !event.defaultPrevented))) {
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) close();
      else select('');
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
          {...fieldAriaProps(fieldProps)}
          ref={field}
          id={controlId}
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required={isRequired}
          readOnly={isReadOnly}
          aria-disabled={isReadOnly || undefined}
          aria-expanded={isListOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isListOpen && matches[activeIndex] ? optionId(activeIndex) : undefined}
          data-open={isListOpen}
          value={disabledText === undefined ? (typed ?? selectedLabel) : ''}
          placeholder={disabledText ?? placeholder}
          onClick={open}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setActiveIndex(event.target.value === '' ? -1 : 0);
          }}
          onKeyDown={onKeyDown}
          onBlur={commitTyped}
        />
        <End>
          {value !== '' && !isReadOnly ? (
            <IconButton
              label={`Clear ${label}`}
              icon={X}
              onClick={() => {
                select('');
                field.current?.focus();
              }}
            />
          ) : (
            <Icon icon={ChevronDown} />
          )}
        </End>
        <List ref={list} id={listId} role="listbox" aria-label={label} hidden={!isListOpen}>
          {isListOpen &&
            matches.map((option, index) => (
              <Option
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={option.value === value}
                data-active={index === activeIndex}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => select(option.value)}
              >
                <OptionText>
                  <HighlightedMatch text={option.label} typed={typed ?? ''} foldText={foldText} />
                  {option.hint !== undefined && (
                    <Hint>
                      {' '}
                      <HighlightedMatch text={option.hint} typed={typed ?? ''} foldText={foldText} />
                    </Hint>
                  )}
                </OptionText>
                {option.value === value && <Icon icon={Check} />}
              </Option>
            ))}
          {isListOpen && matches.length === 0 && (
            <NoMatch role="option" aria-selected={false} aria-disabled="true">
              {emptyText}
            </NoMatch>
          )}
        </List>
      </Wrap>
      <LiveRegion>
        {isListOpen && typed !== undefined ? resultCountText(matches.length, emptyText) : ''}
      </LiveRegion>
    </Field>
  );
}

function resultCountText(count: number, emptyText: string): string {
  if (count === 0) return emptyText;
  return count === 1 ? '1 option' : `${count} options`;
}

function HighlightedMatch({ text, typed, foldText }: { text: string; typed: string; foldText: FoldText }) {
  const [before, match, after] = splitMatch(text, typed, foldText);
  return (
    <>
      {before}
      {match !== '' && <Match>{match}</Match>}
      {after}
    </>
  );
}
