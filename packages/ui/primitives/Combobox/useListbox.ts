import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface ListboxOptions {
  /** Number of options. */
  count: number;
  /** Index of the selected option, which is active when the list opens; without it the keys open it at its ends. */
  selectedIndex?: number;
  onSelect: (index: number) => void;
}

/**
 * The list of a combobox (ARIA APG: editable combobox with list autocomplete): whether it is open, and its active option,
 * which arrow keys move and Enter selects. Escape is the field's own.
 */
export function useListbox({ count, selectedIndex, onSelect }: ListboxOptions) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const hasActive = isOpen && activeIndex >= 0 && activeIndex < count;
  const isActive = (index: number) => index === activeIndex;
  const optionId = (index: number) => `${listId}-${index}`;

  /** Opens the list, with this option active. */
  const open = (index = selectedIndex ?? -1) => {
    setOpen(true);
    setActiveIndex(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    setOpen(false);
    setActiveIndex(-1);
  };

  /** Returns whether the key was for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // The keys of an input method choose its own suggestions.
    if (event.nativeEvent.isComposing) return true;
    const last = count - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen && selectedIndex !== undefined) open();
      else if (event.key === 'ArrowDown') open(isOpen && activeIndex < last ? activeIndex + 1 : 0);
      else open(isOpen && activeIndex > 0 ? activeIndex - 1 : last);
      return true;
    }
    if (event.key !== 'Enter' || !hasActive) return false;
    event.preventDefault();
    onSelect(activeIndex);
    return true;
  };

  return {
    isOpen,
    open,
    close,
    isActive,
    onKeyDown,
    inputProps: {
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': hasActive ? optionId(activeIndex) : undefined,
    } as const,
    listProps: { ref: list, id: listId, role: 'listbox' } as const,
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'data-active': isActive(index),
        // The field keeps the focus.
        onPointerDown: (event: PointerEvent) => event.preventDefault(),
        onClick: () => onSelect(index),
      }) as const,
  };
}
