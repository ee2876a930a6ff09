import { Fragment, type MouseEvent } from 'react';
import { labelFromName } from './fieldMessages';
import { focusFirstInvalid } from './focusFirstInvalid';

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  if (form) focusFirstInvalid(form, [name]);
}

export interface InvalidFieldsProps {
  /** Names of form values. */
  names: readonly string[];
  /** The label of a field; by default from its name. */
  labelOf?: (name: string) => string;
}

/** 'Please fix the errors in the following fields: Title, Photos', each name a link that moves focus to its field. */
export function InvalidFields({ names, labelOf = labelFromName }: InvalidFieldsProps) {
  return (
    <>
      <span>Please fix the errors in the following fields:</span>{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
            {labelOf(name)}
          </a>
          {index < names.length - 1 && <span>,</span>}{' '}
        </Fragment>
      ))}
    </>
  );
}
