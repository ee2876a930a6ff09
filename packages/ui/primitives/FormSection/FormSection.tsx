import { useId, type ReactNode } from 'react';
import { Heading } from '../Text';
import { End, Fields, Row, TextBlock } from './FormSection.styles';

export interface FormSectionProps {
  /** Names the group; shown in the title column. */
  title: string;
  /** One sentence below the title. */
  lead?: string;
  /** Fields, in two columns from 641 px; a `FullWidthField` spans both. */
  children: ReactNode;
}

/**
 * A section of a long form: its title in a column of 264 px, its fields in two columns beside it, a hairline above; stacked
 * on phones. Sections are siblings; `FormFooter` follows the last.
 */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Row role="group" aria-labelledby={titleId}>
      <TextBlock>
        <Heading id={titleId} level={2} variant="panelTitle">
          {title}
        </Heading>
        {lead !== undefined && <p>{lead}</p>}
      </TextBlock>
      <Fields>{children}</Fields>
    </Row>
  );
}

export interface FormFooterProps {
  /** The submit button, with a checkbox or a link beside it. */
  children: ReactNode;
}

/** End of a form with sections, aligned with the fields: a checkbox, the submit button, a link to another form. */
export function FormFooter({ children }: FormFooterProps) {
  return (
    <Row>
      <End>{children}</End>
    </Row>
  );
}
