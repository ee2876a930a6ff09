import { ChevronDown, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Answer, Body, Details, Summary } from './Disclosure.styles';

export interface DisclosureProps {
  /** The line that opens it: a question, or a short name. */
  summary: ReactNode;
  children: ReactNode;
  /** `line`: 44 px with a chevron. `question`: 64 px with plus and minus, an answer of 440 px at most. */
  kind?: 'line' | 'question';
  isInitiallyOpen?: boolean;
}

/**
 * A line that opens to show more: native, so it works before the scripts come, prints open or closed as it is, and the
 * browser's own search opens it. Put questions into a `DisclosureList`.
 */
export function Disclosure({ summary, children, kind = 'line', isInitiallyOpen = false }: DisclosureProps) {
  const isQuestion = kind === 'question';
  return (
    <Details open={isInitiallyOpen} data-kind={kind}>
      <Summary>
        <span>{summary}</span>
        {isQuestion ? (
          <>
            <Icon icon={Plus} />
            <Icon icon={Minus} />
          </>
        ) : (
          <Icon icon={ChevronDown} />
        )}
      </Summary>
      <Body>{isQuestion ? <Answer>{children}</Answer> : children}</Body>
    </Details>
  );
}
