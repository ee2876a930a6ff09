import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * A button and what it opens beside it, as the ARIA practices draw a disclosure for navigation: Escape closes it and
 * gives the focus back; a press elsewhere or the focus leaving closes it.
 */
export function useDisclosure(isInitiallyOpen: boolean) {
  const panelId = useId();
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && holder.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return {
    isOpen,
    close,
    holderProps: {
      ref: holder,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        button.current?.focus();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // No target: some browsers do not focus a pressed button, and its press must still count.
        if (relatedTarget instanceof Node && !holder.current?.contains(relatedTarget)) close();
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpen(!isOpen),
    },
    panelProps: { id: panelId, hidden: !isOpen },
  };
}
