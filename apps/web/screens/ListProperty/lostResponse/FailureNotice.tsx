import { Alert, color, LiveRegion, radius, type AlertKind } from '@efie/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  border-radius: ${radius.controlLarge};
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

export interface FailureNoticeProps {
  kind: AlertKind;
  text: string;
  children?: ReactNode;
}

/** The outcome of a request, with its buttons as children. Focus moves to it on mount; later texts are announced. */
export function FailureNotice({ kind, text, children }: FailureNoticeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [initialText] = useState(text);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    // The pressed button may have been removed with the previous text.
    if (document.activeElement === document.body) box.current?.focus();
  }, [text]);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby={id}>
      <Alert kind={kind} {...(children && { action: <Actions>{children}</Actions> })}>
        <div id={id}>{text}</div>
      </Alert>
      <LiveRegion>{text === initialText ? '' : text}</LiveRegion>
    </Box>
  );
}
