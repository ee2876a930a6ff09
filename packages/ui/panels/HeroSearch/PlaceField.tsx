import type { CountedPlace } from '@efie/domain/places';
import type { SearchFilters } from '@efie/domain/search';
import { foldText } from '@efie/domain/text';
import { Search, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { Button, Icon, IconButton, LiveRegion, VisuallyHidden } from '../../primitives';
import { End, Hint, Option, OptionText, Start } from '../../primitives/Combobox/Combobox.styles';
import { HighlightedMatch } from '../../primitives/Combobox/HighlightedMatch';
import { useListbox } from '../../primitives/Combobox/useListbox';
import { homesText, isNamed, placeKindText, searchText } from './HeroSearch.helpers';
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
  const [best] = suggestions ?? [];
  const isGuess = !isEmpty && best !== undefined && !isNamed(typed, best);
  const options = isShowingRecent ? recentOptions : placeOptions;
  const list = useListbox({
    count: options.length,
    onSelect: (index) => {
      list.close();
      options[index]?.choose();
    },
  });
  const isListOpen = list.isOpen && options.length > 0;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (list.onKeyDown(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      list.close();
      onSearch();
    } else if (event.key === 'Escape' && (isListOpen || typed !== '')) {
      event.preventDefault();
      if (isListOpen) list.close();
      else onTyped('');
    }
  };

  return (
    <PlaceBox
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) list.close();
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
        {...list.inputProps}
        aria-expanded={isListOpen}
        enterKeyHint="search"
        maxLength={80}
        placeholder="Anywhere in Ghana"
        value={typed}
        onFocus={() => list.open()}
        onClick={() => list.open()}
        onChange={({ target }) => {
          onTyped(target.value);
          list.open();
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
        {isShowingRecent && <PopupTitle>Recent searches</PopupTitle>}
        {isGuess && <PopupTitle>{options.length === 1 ? 'Closest match' : 'Closest matches'}</PopupTitle>}
        <Listbox {...list.listProps} aria-label={isShowingRecent ? 'Recent searches' : 'Places'}>
          {isListOpen &&
            options.map((option, index) => (
              <Option key={option.key} {...list.optionProps(index)} aria-selected={list.isActive(index)}>
                <OptionText>
                  <HighlightedMatch text={option.text} typed={typed} foldText={foldText} />
                  {option.hint !== '' && <Hint>{option.hint}</Hint>}
                </OptionText>
              </Option>
            ))}
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
      <LiveRegion>
        {list.isOpen && !isEmpty && suggestions !== undefined ? suggestionsText(options.length) : ''}
      </LiveRegion>
    </PlaceBox>
  );
}

function suggestionsText(count: number): string {
  if (count === 0) return 'No place has this name';
  return count === 1 ? '1 place' : `${count} places`;
}
