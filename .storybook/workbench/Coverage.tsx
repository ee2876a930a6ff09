import { coverage } from 'virtual:workbench';
import { useState } from 'react';
import type { Covered } from '../../.ci/proof/coverage';
import { Filters, Frame, Sentence, Table } from './Table.styles';

const STATES = { proved: 'Proved', failed: 'Failed', missing: 'Nothing proves it' } as const;

function Proofs({ proofs }: Pick<Covered, 'proofs'>) {
  return (
    <ul>
      {proofs.map(({ file, name, storyId, isPassed }) => (
        <li key={`${file} ${name}`}>
          {storyId ? (
            <a href={`?path=/story/${storyId}`} target="_top">
              {name}
            </a>
          ) : (
            name
          )}
          {!isPassed && ' (failed)'}
          <Sentence>{file}</Sentence>
        </li>
      ))}
    </ul>
  );
}

function Demands({ title, demands }: { title: string; demands: readonly Covered[] }) {
  const groups = [...new Set(demands.map(({ group }) => group))];
  const proved = demands.filter(({ state }) => state === 'proved').length;
  return (
    <>
      <h2>
        {title}: {proved} of {demands.length}
      </h2>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <Frame role="region" aria-label={`${group}, what proves it`} tabIndex={0}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">Mark</th>
                  <th scope="col">Asked for</th>
                  <th scope="col">State</th>
                  <th scope="col">Proved by</th>
                </tr>
              </thead>
              <tbody>
                {demands
                  .filter((demand) => demand.group === group)
                  .map(({ mark, text, state, proofs }) => (
                    <tr key={mark}>
                      <td>{mark}</td>
                      <th scope="row">{text}</th>
                      <td>{STATES[state]}</td>
                      <td>
                        <Proofs proofs={proofs} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </Table>
          </Frame>
        </section>
      ))}
    </>
  );
}

/** Every line of the checklist and every named fault beside what proves it, as the last `npm test` left it. */
export function Coverage() {
  const [isOpenOnly, setOpenOnly] = useState(false);
  if (coverage === null) {
    return (
      <p>
        No results yet: <code>npm test</code> or <code>npm run coverage:spec</code> writes them, then start
        Storybook again.
      </p>
    );
  }
  const shown = (demands: readonly Covered[]) =>
    isOpenOnly ? demands.filter(({ state }) => state !== 'proved') : demands;
  return (
    <>
      <Filters onSubmit={(event) => event.preventDefault()}>
        <label>
          Show
          <select value={String(isOpenOnly)} onChange={({ target }) => setOpenOnly(target.value === 'true')}>
            <option value="false">Everything</option>
            <option value="true">What is not proved</option>
          </select>
        </label>
      </Filters>
      <Demands title="Checklist" demands={shown(coverage.lines)} />
      <Demands title="Named faults" demands={shown(coverage.faults)} />
    </>
  );
}
