import { Badge, type BadgeTone } from '@efie/ui';
import { contract, failures } from 'virtual:workbench/contract';
import type { ContractResponse, ContractExample, ContractField, Operation } from './contract';
import { useDeferredValue, useMemo } from 'react';
import { filterContract } from './filterContract';
import { FilterText } from './FilterFields';
import { storyHref } from '../../tools/visual/modeLinks';
import { Contents, Count, Filters, Frame, Part, Description, Table } from './Page.styles';
import { usePageQuery } from './usePageQuery';
import { Call, Example, Facts } from './Contract.styles';

function Fields({ title, fields }: { title: string; fields: readonly ContractField[] }) {
  if (fields.length === 0) return null;
  return (
    <Frame role="region" aria-label={title} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Required</th>
            <th scope="col">Limits</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, isRequired, limits, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {description !== '' && <Description>{description}</Description>}
              </th>
              <td>{type}</td>
              <td>{isRequired ? 'yes' : 'no'}</td>
              <td>{limits}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function Examples({ of, examples }: { of: string; examples: readonly ContractExample[] }) {
  return examples.map(({ summary, text }) => (
    <details key={summary}>
      <summary>Example: {summary}</summary>
      <Example tabIndex={0} role="region" aria-label={`${of}, example: ${summary}`}>
        {text}
      </Example>
    </details>
  ));
}

const toneOf = (status: string): BadgeTone => (/^[45]/.test(status) ? 'danger' : 'green');

function ResponseRow({ of, response }: { of: string; response: ContractResponse }) {
  const { status, description, fields, examples, messages } = response;
  const name = `${of}, response ${status}`;
  return (
    <tr>
      <th scope="row">
        <Badge tone={toneOf(status)}>{status}</Badge>
        <Description>{description}</Description>
      </th>
      <td>
        {messages.length > 0 && (
          <ul>
            {messages.map((message) => (
              <li key={message}>“{message}”</li>
            ))}
          </ul>
        )}
        {fields.length > 0 && (
          <details>
            <summary>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</summary>
            <Fields title={`${name}, fields`} fields={fields} />
          </details>
        )}
        <Examples of={name} examples={examples} />
      </td>
    </tr>
  );
}

function Failures({ id }: Pick<Operation, 'id'>) {
  const shown = failures.filter(({ failingOperations }) => failingOperations.includes(id));
  if (shown.length === 0) return null;
  return (
    <>
      <dt>Stories with failures</dt>
      <dd>
        <ul>
          {shown.map((story) => (
            <li key={story.id}>
              <a href={storyHref(story.id)} target="_top">
                {story.title}: {story.name}
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

const CALLERS: Readonly<Record<string, string>> = {
  anyone: 'Anyone, without a token',
  user: 'A user, with the token of the user’s login',
  agent: 'An agent, with the token of the agent’s login',
};

function OperationPart({ operation }: { operation: Operation }) {
  const {
    id,
    method,
    path,
    summary,
    description,
    caller,
    parameters,
    bodyType,
    body,
    bodyExamples,
    responses,
  } = operation;
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>
        {summary} <small>{id}</small>
      </h3>
      <Call>
        <strong>{method}</strong> {path}
      </Call>
      <p>{description}</p>
      <Facts>
        <dt>Called by</dt>
        <dd>{CALLERS[caller] ?? caller}</dd>
        {bodyType !== '' && (
          <>
            <dt>Body</dt>
            <dd>
              <code>{bodyType}</code>
            </dd>
          </>
        )}
        <Failures id={id} />
      </Facts>
      {parameters.length > 0 && <h4>Parameters</h4>}
      <Fields title={`${id}, parameters`} fields={parameters} />
      {body.length > 0 && <h4>Request</h4>}
      <Fields title={`${id}, request`} fields={body} />
      <Examples of={`${id}, request`} examples={bodyExamples} />
      <h4>Responses</h4>
      <Frame role="region" aria-label={`${id}, responses`} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Messages, fields and examples</th>
            </tr>
          </thead>
          <tbody>
            {responses.map((response) => (
              <ResponseRow key={response.status} of={id} response={response} />
            ))}
          </tbody>
        </Table>
      </Frame>
    </Part>
  );
}

const DEFAULTS = { text: '' };

/** Docs page of the operations, fields and errors in openapi.yaml, filtered by the text in the URL. */
export function Contract() {
  const [query, change] = usePageQuery(DEFAULTS);
  const text = useDeferredValue(query.text);
  const groups = useMemo(() => filterContract(contract.groups, text), [text]);
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <>
      <Filters role="search" aria-label="Operations" onSubmit={(event) => event.preventDefault()}>
        <FilterText
          label="An operation, a path, a field or a message"
          value={query.text}
          onChange={(value) => change({ text: value })}
        />
      </Filters>
      <Count role="status">{count === 1 ? '1 operation' : `${count} operations`}</Count>
      {count > 0 && (
        <Contents aria-label="Contents">
          <ul>
            {groups.map(({ tag, operations }) => (
              <li key={tag}>
                <strong>{tag}</strong>
                <ul>
                  {operations.map(({ id, summary }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{summary}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Contents>
      )}
      {groups.map(({ tag, description, operations }) => (
        <section key={tag} aria-label={tag}>
          <h2>{tag}</h2>
          <p>{description}</p>
          {operations.map((operation) => (
            <OperationPart key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
    </>
  );
}
