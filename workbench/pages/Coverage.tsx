import { coverage } from 'virtual:workbench/coverage';
import { Badge, type BadgeTone } from '@efie/ui';
import { useDeferredValue, useMemo } from 'react';
import type { Covered, CoverageState } from '../../tools/coverage/coverage';
import { filterCovered, groupsOf, type CoverageFilter } from './covered';
import { FilterChoices, FilterSelect, FilterText } from './FilterFields';
import { storyHref } from '../../tools/visual/modeLinks';
import {
  Count,
  Figure,
  Figures,
  Filters,
  Frame,
  Meter,
  DeferredPart,
  Nothing,
  Description,
  Table,
} from './Page.styles';
import { usePageQuery } from './usePageQuery';

const STATES: Readonly<Record<CoverageState, { label: string; tone: BadgeTone }>> = {
  missing: { label: 'No test', tone: 'danger' },
  failed: { label: 'Failed', tone: 'danger' },
  'not-run': { label: 'Not run', tone: 'neutral' },
  proved: { label: 'Proved', tone: 'green' },
};

const isRun = coverage.testedAt !== null;

/** Before the first run only stories are known; a unit test may prove an entry that no story claims. */
const badgeOf = (state: CoverageState): { label: string; tone: BadgeTone } =>
  state === 'missing' && !isRun ? { label: 'Not claimed', tone: 'gold' } : STATES[state];

const countDone = (requirements: readonly Covered[]): number =>
  requirements.filter(({ state }) => state === (isRun ? 'proved' : 'not-run')).length;

const DEFAULTS = { show: 'everything', group: '', text: '' };

const SHOW = [
  { value: 'everything', label: 'Everything' },
  { value: 'open', label: isRun ? 'Not proved' : 'Not claimed by a story' },
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
      <Description>{file}</Description>
    </li>
  );
}

function Proofs({ proofs }: Pick<Covered, 'proofs'>) {
  // Failed proofs first, then those with a story to open.
  const sorted = proofs.toSorted(
    (a, b) => Number(a.isPassed) - Number(b.isPassed) || Number(!a.storyId) - Number(!b.storyId),
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
function InlineCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}

function Group({ name, requirements }: { name: string; requirements: readonly Covered[] }) {
  const done = countDone(requirements);
  return (
    <DeferredPart aria-label={name}>
      <h3>
        {name}
        <small>
          {done} of {requirements.length}
        </small>
      </h3>
      <Frame
        role="region"
        aria-label={`${name}, ${isRun ? 'tests and stories' : 'stories that claim it'}`}
        tabIndex={0}
      >
        <Table>
          <thead>
            <tr>
              <th scope="col">ID</th>
              <th scope="col">Requirement</th>
              <th scope="col">State</th>
              <th scope="col">{isRun ? 'Proved by' : 'Claimed by'}</th>
            </tr>
          </thead>
          <tbody>
            {requirements.map(({ id, text, state, proofs }) => (
              <tr key={id}>
                <td>{id}</td>
                <th scope="row">
                  <InlineCode text={text} />
                </th>
                <td>
                  <Badge tone={badgeOf(state).tone}>{badgeOf(state).label}</Badge>
                </td>
                <td>
                  <Proofs proofs={proofs} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </DeferredPart>
  );
}

function Progress({ name, requirements }: { name: string; requirements: readonly Covered[] }) {
  const done = countDone(requirements);
  const counted = `${name}, ${isRun ? 'proved' : 'claimed by a story, not run'}`;
  return (
    <Figure>
      <dt>
        {isRun ? name : counted}
        <Meter
          aria-label={counted}
          aria-valuemin={0}
          aria-valuemax={requirements.length}
          aria-valuenow={done}
        >
          <div style={{ inlineSize: `${(100 * done) / Math.max(requirements.length, 1)}%` }} />
        </Meter>
      </dt>
      <dd>
        {done} of {requirements.length}
      </dd>
    </Figure>
  );
}

/** The time of the results, or a note that there are none. */
function TestedAt({ at }: { at: string | null }) {
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
  const { lines, faults, unknown, testedAt } = coverage;
  const [query, change] = usePageQuery(DEFAULTS);
  const { show, group, text } = useDeferredValue(query);
  const filter: CoverageFilter = useMemo(() => ({ show, group, text }), [show, group, text]);
  const groups = useMemo(() => groupsOf(filterCovered({ lines, faults }, filter)), [lines, faults, filter]);
  const parts = useMemo(
    () =>
      groups.map(({ name, requirements }) => <Group key={name} name={name} requirements={requirements} />),
    [groups],
  );
  const count = groups.reduce((sum, { requirements }) => sum + requirements.length, 0);
  const names = [...new Set([...lines, ...faults].map((requirement) => requirement.group))];
  return (
    <>
      <Figures>
        <Progress name="Checklist lines" requirements={lines} />
        <Progress name="Named faults" requirements={faults} />
      </Figures>
      <p>
        <TestedAt at={testedAt} />
        {unknown.length > 0 && ` IDs that are in no document: ${unknown.join(', ')}.`}
      </p>
      <Filters role="search" aria-label="Requirements" onSubmit={(event) => event.preventDefault()}>
        <FilterChoices
          label="Show"
          value={query.show}
          options={SHOW}
          onChange={(value) => change({ show: value })}
        />
        <FilterSelect
          label="Section"
          value={query.group}
          options={[
            { value: '', label: 'All sections' },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(value) => change({ group: value })}
        />
        <FilterText
          label="Text, an ID or a file"
          value={query.text}
          onChange={(value) => change({ text: value })}
        />
      </Filters>
      <Count role="status">{count === 1 ? '1 requirement' : `${count} requirements`}</Count>
      {count === 0 && (
        <Nothing>
          <strong>
            {query.show === 'open'
              ? isRun
                ? 'Everything is proved'
                : 'Everything is claimed'
              : 'No entry matches'}
          </strong>
          <button type="button" onClick={() => change(DEFAULTS)}>
            Show everything
          </button>
        </Nothing>
      )}
      {count > 0 && <h2>{isRun ? 'Proofs' : 'Claims'}</h2>}
      {parts}
    </>
  );
}
