import { pictures, stories } from 'virtual:workbench';
import checklist from '../../docs/spec/checklist.md?raw';
import { readChecklist } from '../../.ci/proof/readDemands';
import { useMemo, useState } from 'react';
import {
  catalogueOf,
  filterCatalogue,
  layersOf,
  type CatalogueFilter,
  type CatalogueState,
} from './catalogue';
import { findGaps } from './expectedStates';
import { MODE_LINKS, storyHref, type ModeLink } from './modeLinks';
import { Filters, Frame, Sentence, Table, Thumbnail } from './Table.styles';

const groups = catalogueOf(stories, readChecklist(checklist));
const layers = layersOf(groups);
const taken = new Set(pictures);
const gaps = findGaps(stories);

const KINDS = [
  ['', 'Every kind'],
  ['fault', 'Faults'],
  ['message', 'Messages'],
  ['payment', 'Payment'],
] as const;

const ROLES = [
  ['', 'Everyone'],
  ['guest', 'Guest'],
  ['user', 'User'],
  ['agent', 'Agent'],
] as const;

function ModeCell({ state, mode }: { state: CatalogueState; mode: ModeLink }) {
  const picture = `${mode.folder}/${state.id}`;
  return (
    <td>
      <a
        href={storyHref(state.id, mode)}
        target="_top"
        aria-label={`${state.title}, ${state.name}, ${mode.name}`}
      >
        {taken.has(picture) ? <Thumbnail src={`./baselines/${picture}.png`} alt="" loading="lazy" /> : 'Open'}
      </a>
    </td>
  );
}

/** Every state of every component and screen in every mode, as a table that filters (from the stories themselves). */
export function Catalogue() {
  const [filter, setFilter] = useState<CatalogueFilter>({ kind: '', role: '', layer: 'Screens', words: '' });
  const shown = useMemo(() => filterCatalogue(groups, filter), [filter]);
  const count = shown.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <>
      <Filters onSubmit={(event) => event.preventDefault()}>
        <label>
          Layer
          <select
            value={filter.layer}
            onChange={({ target }) => setFilter({ ...filter, layer: target.value })}
          >
            <option value="">Every layer</option>
            {layers.map((layer) => (
              <option key={layer}>{layer}</option>
            ))}
          </select>
        </label>
        <label>
          Kind
          <select
            value={filter.kind}
            onChange={({ target }) =>
              setFilter({ ...filter, kind: KINDS.find(([kind]) => kind === target.value)?.[0] ?? '' })
            }
          >
            {KINDS.map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          Role
          <select
            value={filter.role}
            onChange={({ target }) =>
              setFilter({ ...filter, role: ROLES.find(([role]) => role === target.value)?.[0] ?? '' })
            }
          >
            {ROLES.map(([role, words]) => (
              <option key={role} value={role}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          Words
          <input
            type="search"
            value={filter.words}
            onChange={({ target }) => setFilter({ ...filter, words: target.value })}
          />
        </label>
      </Filters>
      <p role="status">
        {count} of {stories.length} states
      </p>
      {shown.map(({ title, states }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <Frame role="region" aria-label={`${title}, states`} tabIndex={0}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">State</th>
                  {MODE_LINKS.map(({ name }) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                  <th scope="col">Proves</th>
                </tr>
              </thead>
              <tbody>
                {states.map((state) => (
                  <tr key={state.id}>
                    <th scope="row">
                      {state.name}
                      <Sentence>{state.doc}</Sentence>
                    </th>
                    {MODE_LINKS.map((mode) => (
                      <ModeCell key={mode.name} state={state} mode={mode} />
                    ))}
                    <td>{state.proves.join(' ')}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Frame>
        </section>
      ))}
      <h2>Gaps</h2>
      {gaps.length === 0 ? (
        <p>None: every screen of the specification has a story for every state it names.</p>
      ) : (
        <ul>
          {gaps.map(({ screen, state }) => (
            <li key={`${screen} ${state}`}>
              {screen}: {state}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
