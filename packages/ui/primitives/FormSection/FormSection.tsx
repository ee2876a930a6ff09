import { useId, type ReactNode } from 'react';
import { Heading } from '../Text';
import { End, Fields, Row, Words } from './FormSection.styles';

export interface FormSectionProps {
  /** Names the group, in the label column. */
  title: string;
  /** One sentence under it. */
  lead?: string;
  /** Fields, two beside each other from 641 px; a `FormLine` takes the whole line. */
  children: ReactNode;
}

/**
 * A part of a long form: its name in a column of 264 px, its fields in two columns beside it, a hairline above; on phones
 * one below the other (design.md section 5). The parts stand one after another, `FormEnd` closes them.
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

/** What ends such a form: a box to tick, its button, the way to the other form; under the fields. */
export function FormEnd({ children }: FormEndProps) {
  return (
    <Row>
      <End>{children}</End>
    </Row>
  );
}
