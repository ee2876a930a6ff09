import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * State and props of a disclosure (ARIA APG: disclosure navigation menu). Escape closes it and returns focus to the button;
 * a press or focus outside closes it.
 */
export function useDisclosure(isInitiallyOpen: boolean) {
  const panelId = useId();
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (!(event.target instanceof Node && holder.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
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
        // Without a target it stays open: some browsers do not focus a pressed button, whose click must still work.
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
