import { ChevronDown, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Answer, Body, Details, Summary } from './Disclosure.styles';

export const DISCLOSURE_KINDS = ['line', 'question'] as const;
export type DisclosureKind = (typeof DISCLOSURE_KINDS)[number];

export interface DisclosureProps {
  /** Text of the toggle: a question or a short title. */
  summary: ReactNode;
  /** Shown while open. */
  children: ReactNode;
  /** `line`: 44 px high, with a chevron. `question`: 64 px high, with a plus or minus icon and an answer of at most 440 px. */
  kind?: DisclosureKind;
  /** Later, the user opens and closes it. */
  isInitiallyOpen?: boolean;
}

/**
 * A native `details` element: it works before scripts are loaded, prints in its current state, and opens when find-in-page
 * matches its content.
 * Wrap several questions in a `DisclosureList`.
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
