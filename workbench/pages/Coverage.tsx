import { coverage } from 'virtual:workbench/coverage';
import { Badge, type BadgeTone } from '@efie/ui';
import { useDeferredValue, useMemo } from 'react';
import type { Covered, CoverageState } from '../../tools/coverage/coverage';
import { filterCovered, groupsOf, type CoverageFilter } from './covered';
import { FilterChoices, FilterSelect, FilterWords } from './FilterFields';
import { storyHref } from '../../tools/visual/modeLinks';
import {
  Count,
  Figure,
  Figures,
  Filters,
  Frame,
  Meter,
  LatePart,
  Nothing,
  Sentence,
  Table,
} from './Page.styles';
import { usePageQuery } from './usePageQuery';

const STATES: Readonly<Record<CoverageState, { words: string; tone: BadgeTone }>> = {
  missing: { words: 'Nothing proves it', tone: 'danger' },
  failed: { words: 'Failed', tone: 'danger' },
  'not-run': { words: 'Not run', tone: 'neutral' },
  proved: { words: 'Proved', tone: 'green' },
};

const isRun = coverage.takenAt !== null;

/** Before the first run only stories are known; a unit test may prove an entry that no story claims. */
const badgeOf = (state: CoverageState): { words: string; tone: BadgeTone } =>
  state === 'missing' && !isRun ? { words: 'No story claims it', tone: 'gold' } : STATES[state];

const countDone = (demands: readonly Covered[]): number =>
  demands.filter(({ state }) => state === (isRun ? 'proved' : 'not-run')).length;

const USUAL = { show: 'everything', group: '', words: '' };

const SHOW = [
  { value: 'everything', label: 'Everything' },
  { value: 'open', label: isRun ? 'What is not proved' : 'What no story claims' },
  { value: 'lines', label: 'Checklist' },
  { value: 'faults', label: 'Named faults' },
];

/** Number of proofs shown before the rest is collapsed. */
const FIRST = 4;

function Proof({ file, name, storyId, isPassed }: Covered['proofs'][number]) {
  return (
    <li>
      {storyId ? (
        <a href={storyHref(storyId)} target="_top">
          {name}
        </a>
      ) : (
        name
      )}
      {isPassed === null ? ' (not run)' : !isPassed && ' (failed)'}
      <Sentence>{file}</Sentence>
    </li>
  );
}

function Proofs({ proofs }: Pick<Covered, 'proofs'>) {
  // Failed proofs first, then those with a story to open.
  const sorted = proofs.toSorted(
    (one, other) =>
      Number(one.isPassed) - Number(other.isPassed) || Number(!one.storyId) - Number(!other.storyId),
  );
  const rest = sorted.slice(FIRST);
  const item = (proof: Covered['proofs'][number]) => <Proof key={`${proof.file} ${proof.name}`} {...proof} />;
  return (
    <>
      <ul>{sorted.slice(0, FIRST).map(item)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ul>{rest.map(item)}</ul>
        </details>
      )}
    </>
  );
}

/** Renders text in backticks as code. */
function Words({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part));
}

function Group({ name, demands }: { name: string; demands: readonly Covered[] }) {
  const done = countDone(demands);
  return (
    <LatePart aria-label={name}>
      <h3>
        {name}
        <small>
          {done} of {demands.length}
        </small>
      </h3>
      <Frame
        role="region"
        aria-label={`${name}, ${isRun ? 'what proves it' : 'stories that claim it'}`}
        tabIndex={0}
      >
        <Table>
          <thead>
            <tr>
              <th scope="col">Mark</th>
              <th scope="col">Asked for</th>
              <th scope="col">State</th>
              <th scope="col">{isRun ? 'Proved by' : 'Claimed by'}</th>
            </tr>
          </thead>
          <tbody>
            {demands.map(({ mark, text, state, proofs }) => (
              <tr key={mark}>
                <td>{mark}</td>
                <th scope="row">
                  <Words text={text} />
                </th>
                <td>
                  <Badge tone={badgeOf(state).tone}>{badgeOf(state).words}</Badge>
                </td>
                <td>
                  <Proofs proofs={proofs} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </LatePart>
  );
}

function Progress({ name, demands }: { name: string; demands: readonly Covered[] }) {
  const done = countDone(demands);
  const counted = `${name}, ${isRun ? 'proved' : 'claimed by a story, not run'}`;
  return (
    <Figure>
      <dt>
        {isRun ? name : counted}
        <Meter aria-label={counted} aria-valuemin={0} aria-valuemax={demands.length} aria-valuenow={done}>
          <div style={{ inlineSize: `${(100 * done) / Math.max(demands.length, 1)}%` }} />
        </Meter>
      </dt>
      <dd>
        {done} of {demands.length}
      </dd>
    </Figure>
  );
}

/** The time of the results, or a note that there are none. */
function Taken({ at }: { at: string | null }) {
  if (at !== null)
    return (
      <>
        As of <time dateTime={at}>{at.replace('T', ' ').slice(0, 16)} UTC</time>.
      </>
    );
  return (
    <>
      <strong>No test results yet.</strong> This is what stories claim to prove; tests in code are not listed.
      Run <code>npm test</code> and reload the page to see what passed.
    </>
  );
}

/**
 * All checklist lines and faults with their proofs from the last `npm test`; before the first run, with the stories that
 * claim them.
 */
export function Coverage() {
  const { lines, faults, unknown, takenAt } = coverage;
  const [query, change] = usePageQuery(USUAL);
  const { show, group, words } = useDeferredValue(query);
  const filter: CoverageFilter = useMemo(() => ({ show, group, words }), [show, group, words]);
  const groups = useMemo(() => groupsOf(filterCovered({ lines, faults }, filter)), [lines, faults, filter]);
  const parts = useMemo(
    () => groups.map(({ name, demands }) => <Group key={name} name={name} demands={demands} />),
    [groups],
  );
  const count = groups.reduce((sum, { demands }) => sum + demands.length, 0);
  const names = [...new Set([...lines, ...faults].map((demand) => demand.group))];
  return (
    <>
      <Figures>
        <Progress name="Lines of the checklist" demands={lines} />
        <Progress name="Named faults" demands={faults} />
      </Figures>
      <p>
        <Taken at={takenAt} />
        {unknown.length > 0 && ` Marks that no document has: ${unknown.join(', ')}.`}
      </p>
      <Filters role="search" aria-label="Lines" onSubmit={(event) => event.preventDefault()}>
        <FilterChoices
          label="Show"
          value={query.show}
          options={SHOW}
          onChange={(value) => change({ show: value })}
        />
        <FilterSelect
          label="Part"
          value={query.group}
          options={[
            { value: '', label: 'Every part' },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(value) => change({ group: value })}
        />
        <FilterWords
          label="Words, a mark or a file"
          value={query.words}
          onChange={(value) => change({ words: value })}
        />
      </Filters>
      <Count role="status">{count === 1 ? '1 line' : `${count} lines`}</Count>
      {count === 0 && (
        <Nothing>
          <strong>{query.show === 'open' ? 'Nothing is open' : 'No entry matches'}</strong>
          <button type="button" onClick={() => change(USUAL)}>
            Show everything
          </button>
        </Nothing>
      )}
      {count > 0 && <h2>{isRun ? 'What proves it' : 'What stories claim'}</h2>}
      {parts}
    </>
  );
}
