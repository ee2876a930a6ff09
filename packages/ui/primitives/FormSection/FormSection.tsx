import { useId, type ReactNode } from 'react';
import { Heading } from '../Text';
import { End, Fields, Row, Words } from './FormSection.styles';

export interface FormSectionProps {
  /** Names the group; shown in the title column. */
  title: string;
  lead?: string;
  /** Fields, in two columns from 641 px; a `FormLine` spans both. */
  children: ReactNode;
}

/**
 * A section of a long form: its title in a column of 264 px, its fields in two columns beside it, a hairline above; stacked
 * on phones. Sections are siblings; `FormEnd` follows the last.
 */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Row role="group" aria-labelledby={titleId}>
      <Words>
        <Heading id={titleId} level={2} variant="panelTitle">
          {title}
        </Heading>
        {lead !== undefined && <p>{lead}</p>}
      </Words>
      <Fields>{children}</Fields>
    </Row>
  );
}

export interface FormEndProps {
  children: ReactNode;
}

/** End of a form with sections, aligned with the fields: a checkbox, the submit button, a link to another form. */
export function FormEnd({ children }: FormEndProps) {
  return (
    <Row>
      <End>{children}</End>
    </Row>
  );
}
