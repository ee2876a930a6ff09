import { contract } from 'virtual:workbench';
import type { ContractField, Operation } from './contract';
import { Frame, Sentence, Table } from './Table.styles';

function Fields({ title, fields }: { title: string; fields: readonly ContractField[] }) {
  if (fields.length === 0) return null;
  return (
    <Frame role="region" aria-label={title} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Type</th>
            <th scope="col">Required</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, isRequired, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                <Sentence>{description}</Sentence>
              </th>
              <td>{type}</td>
              <td>{isRequired ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function OperationPart({ operation }: { operation: Operation }) {
  const { id, method, path, summary, description, caller, parameters, bodyType, body, answers } = operation;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {id}: {summary}
      </h3>
      <p>
        <code>
          {method} {path}
        </code>
        , called by {caller}
        {bodyType !== '' && `, body ${bodyType}`}. {description}
      </p>
      <Fields title={`${id}, parameters`} fields={parameters} />
      <Fields title={`${id}, body`} fields={body} />
      <Frame role="region" aria-label={`${id}, answers`} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">Fields</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ status, description: words, fields }) => (
              <tr key={status}>
                <th scope="row">
                  {status}
                  <Sentence>{words}</Sentence>
                </th>
                <td>
                  {fields.map(({ name, type }) => (
                    <div key={name}>
                      <code>{name}</code> {type}
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </section>
  );
}

/** The operations, fields and errors of openapi.yaml. */
export function Contract() {
  return contract.groups.map(({ tag, operations }) => (
    <section key={tag} aria-label={tag}>
      <h2>{tag}</h2>
      {operations.map((operation) => (
        <OperationPart key={operation.id} operation={operation} />
      ))}
    </section>
  ));
}
