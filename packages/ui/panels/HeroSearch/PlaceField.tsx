import type { CountedPlace } from '@efie/domain/places';
import type { SearchFilters } from '@efie/domain/search';
import { foldText } from '@efie/domain/text';
import { Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button, Icon, IconButton, LiveRegion, VisuallyHidden } from '../../primitives';
import { splitMatch } from '../../primitives/Combobox/Combobox.helpers';
import {
  End,
  Hint,
  Match,
  NoMatch,
  Option,
  OptionText,
  Start,
} from '../../primitives/Combobox/Combobox.styles';
import { homesText, placeKindText, searchText } from './HeroSearch.helpers';
import { Listbox, PlaceBox, PlaceControl, Popup, PopupTitle } from './HeroSearch.styles';

const LABEL = 'Region, district or town';

export interface PlaceFieldProps {
  typed: string;
  onTyped: (typed: string) => void;
  /** For the typed text; undefined until they are known. */
  suggestions: readonly CountedPlace[] | undefined;
  onChoose: (place: CountedPlace) => void;
  /** Searches for what is typed. */
  onSearch: () => void;
  /** Offered while nothing is typed. */
  recent: readonly SearchFilters[];
  onChooseRecent: (filters: SearchFilters) => void;
  onClearRecent: () => void;
}

interface PlaceOption {
  key: string;
  text: string;
  hint: string;
  choose: () => void;
}

/** The combobox for the place: suggestions while typing, recent searches while it is empty. Any text may stay in it. */
export function PlaceField({
  typed,
  onTyped,
  suggestions,
  onChoose,
  onSearch,
  recent,
  onChooseRecent,
  onClearRecent,
}: PlaceFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isEmpty = typed.trim() === '';
  const isShowingRecent = isEmpty && recent.length > 0;

  const recentOptions = recent.map((filters): PlaceOption => {
    const text = searchText(filters);
    return { key: text, text, hint: '', choose: () => onChooseRecent(filters) };
  });
  const placeOptions = (suggestions ?? []).map((place): PlaceOption => ({
    key: JSON.stringify(place.filters),
    text: place.name,
    hint: `, ${placeKindText(place)}, ${homesText(place.count)}`,
    choose: () => onChoose(place),
  }));
  const options = isShowingRecent ? recentOptions : placeOptions;
  const hasNoMatch = !isEmpty && suggestions?.length === 0;
  const isListOpen = isOpen && (options.length > 0 || hasNoMatch);
  const active = isListOpen ? options[activeIndex] : undefined;
  const optionId = (index: number) => `${id}-option-${index}`;

  const close = () => {
    setOpen(false);
    setActiveIndex(-1);
  };
  const choose = (option: PlaceOption) => {
    close();
    option.choose();
  };
  const moveTo = (index: number) => {
    setOpen(true);
    setActiveIndex(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      moveTo(isListOpen && activeIndex < last ? activeIndex + 1 : 0);
    } else if (event.key === 'ArrowUp') {
      event.preventDefault();
      moveTo(isListOpen && activeIndex > 0 ? activeIndex - 1 : last);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) {
        choose(active);
      } else {
        close();
        onSearch();
      }
    } else if (event.key === 'Escape' && (isListOpen || typed !== '')) {
      event.preventDefault();
      if (isListOpen) close();
      else onTyped('');
    }
  };

  return (
    <PlaceBox
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {LABEL}
      </VisuallyHidden>
      <Start>
        <Icon icon={Search} />
      </Start>
      <PlaceControl
        ref={field}
        id={id}
        name="q"
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        placeholder={LABEL}
        aria-expanded={isListOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(activeIndex)}
        value={typed}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          onTyped(target.value);
          setOpen(true);
          setActiveIndex(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <End>
          <IconButton
            label="Clear place"
            icon={X}
            onClick={() => {
              onTyped('');
              field.current?.focus();
            }}
          />
        </End>
      )}
      <Popup hidden={!isListOpen} onPointerDown={(event) => event.preventDefault()}>
        {isShowingRecent && <PopupTitle id={`${id}-recent`}>Recent searches</PopupTitle>}
        <Listbox
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={isShowingRecent ? 'Recent searches' : 'Places'}
        >
          {isListOpen &&
            options.map((option, index) => (
              <Option
                key={option.key}
                id={optionId(index)}
                role="option"
                aria-selected={index === activeIndex}
                data-active={index === activeIndex}
                onClick={() => choose(option)}
              >
                <OptionText>
                  <HighlightedMatch text={option.text} typed={typed} />
                  {option.hint !== '' && <Hint>{option.hint}</Hint>}
                </OptionText>
              </Option>
            ))}
          {isListOpen && hasNoMatch && (
            <NoMatch role="option" aria-selected={false} aria-disabled="true">
              No place has this name
            </NoMatch>
          )}
        </Listbox>
        {isShowingRecent && (
          <Button
            kind="ghost"
            onClick={() => {
              onClearRecent();
              field.current?.focus();
            }}
          >
            Clear recent searches
          </Button>
        )}
      </Popup>
      <LiveRegion>{isListOpen && !isEmpty ? suggestionsText(options.length) : ''}</LiveRegion>
    </PlaceBox>
  );
}

function suggestionsText(count: number): string {
  if (count === 0) return 'No place has this name';
  return count === 1 ? '1 place' : `${count} places`;
}

function HighlightedMatch({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = splitMatch(text, typed, foldText);
  return (
    <>
      <span>{before}</span>
      {match !== '' && <Match>{match}</Match>}
      <span>{after}</span>
    </>
  );
}
