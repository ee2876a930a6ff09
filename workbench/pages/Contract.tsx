import { Fragment } from 'react';
import { operations, stories } from 'virtual:workbench/contract';
import { apiReferenceHref, storyHref } from '../../tools/visual/modeLinks';
import type { Operation } from '../../tools/new/operations';
import { Description, Frame, InARow, Table } from './Page.styles';

const tags = [...new Set(operations.map(({ tag }) => tag))];

function OperationRow({ operation }: { operation: Operation }) {
  const { operationId, method, path, summary } = operation;
  const failing = stories.filter(({ failingOperations }) => failingOperations.includes(operationId));
  return (
    <tr>
      <th scope="row">
        <a href={apiReferenceHref(operation)} target="_top">
          {summary}
        </a>
        <Description>
          <code>{operationId}</code>
        </Description>
        <Description>
          <code>
            {method} {path}
          </code>
        </Description>
      </th>
      <td>
        <InARow>
          {failing.map(({ id, title, name }) => (
            <li key={id}>
              <a href={storyHref(id)} target="_top">
                {title}: {name}
              </a>
            </li>
          ))}
        </InARow>
      </td>
    </tr>
  );
}

/** Docs page of the operations in openapi.yaml: a link to the API reference, and the stories in which each fails. */
export function Contract() {
  return tags.map((tag) => (
    <Fragment key={tag}>
      <h2>{tag}</h2>
      <Frame role="region" aria-label={`${tag}, operations`} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              <th scope="col">Stories in which it fails or never responds</th>
            </tr>
          </thead>
          <tbody>
            {operations
              .filter((operation) => operation.tag === tag)
              .map((operation) => (
                <OperationRow key={operation.operationId} operation={operation} />
              ))}
          </tbody>
        </Table>
      </Frame>
    </Fragment>
  ));
}
