import { requirements, screenshots, stories } from 'virtual:workbench/catalogue';
import { useDeferredValue, useMemo } from 'react';
import { STATE_KINDS, STATE_ROLES, type StateKind, type StateRole } from '../states/stateTags';
import {
  catalogueOf,
  countStates,
  filterCatalogue,
  layersOf,
  nearFilters,
  withoutStory,
  type CatalogueFilter,
  type NearFilter,
} from './catalogue';
import { FilterChoices, FilterSelect, FilterText, type FilterOption } from './FilterFields';
import { Count, Figure, Figures, Filters, Nothing, Suggestions } from './Page.styles';
import { SpecifiedStates } from './SpecifiedStates';
import { StateTable } from './StateTable';
import { usePageQuery } from './usePageQuery';

const groups = catalogueOf(stories, requirements);
const layers = layersOf(groups);
const screenshotNames: ReadonlySet<string> = new Set(screenshots);
const { gaps } = withoutStory(stories, requirements);

const number = new Intl.NumberFormat('en-GB');

const EVERY_LAYER = 'all';

const LAYERS: readonly FilterOption[] = [
  ...layers.map(({ name, count }) => ({ value: name, label: `${name} ${number.format(count)}` })),
  { value: EVERY_LAYER, label: `Everything ${number.format(stories.length)}` },
];

const KIND_LABELS: Readonly<Record<StateKind, string>> = {
  fault: 'Faults',
  message: 'Messages',
  payment: 'Payment',
  empty: 'Empty',
  loading: 'Loading',
};

const ROLE_LABELS: Readonly<Record<StateRole, string>> = { guest: 'Guest', user: 'User', agent: 'Agent' };

const KINDS: readonly FilterOption[] = [
  { value: '', label: 'Every kind' },
  ...STATE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
];

const ROLES: readonly FilterOption[] = [
  { value: '', label: 'Everyone' },
  ...STATE_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
];

const DEFAULTS = { layer: '', kind: '', role: '', text: '' };

/**
 * The layer that is shown while none is chosen: a text searches everything; without one the screens are shown, which
 * designers and QA need most and which are few enough to render quickly.
 */
const layerOrDefault = ({ layer, text }: { layer: string; text: string }): string =>
  layer || (text.trim() === '' ? 'Screens' : EVERY_LAYER);

const FIGURES: readonly (readonly [string, number])[] = [
  ['states', stories.length],
  ['components and screens', groups.length],
  ['screenshots', screenshots.length],
  ['gaps', gaps.length],
];

interface NearProps {
  filters: readonly NearFilter[];
  onChoose: (near: NearFilter) => void;
}

/** Buttons for searches that have results. */
function Near({ filters, onChoose }: NearProps) {
  return (
    <Suggestions>
      {filters.map((near) => (
        <li key={near.label}>
          <button type="button" onClick={() => onChoose(near)}>
            {near.label} <span>{number.format(near.count)}</span>
          </button>
        </li>
      ))}
    </Suggestions>
  );
}

/** Docs page with a filterable table of all states in all display modes, generated from the stories. */
export function Catalogue() {
  const [query, change] = usePageQuery(DEFAULTS);
  // Deferred, so that typing stays responsive while the table renders.
  const deferred = useDeferredValue(query);
  const { kind, role, text } = deferred;
  const layer = layerOrDefault(deferred);
  const filter: CatalogueFilter = useMemo(
    () => ({ layer: layer === EVERY_LAYER ? '' : layer, kind, role, text }),
    [layer, kind, role, text],
  );
  const shown = useMemo(() => filterCatalogue(groups, filter), [filter]);
  const tables = useMemo(
    () => shown.map((group) => <StateTable key={group.title} group={group} screenshots={screenshotNames} />),
    [shown],
  );
  const near = useMemo(() => nearFilters(groups, filter), [filter]);
  const count = countStates(shown);
  const show = ({ filter: { layer: nearLayer, ...rest } }: NearFilter) =>
    change({ ...rest, layer: nearLayer === '' ? EVERY_LAYER : nearLayer });
  return (
    <>
      <Figures>
        {FIGURES.map(([name, value]) => (
          <Figure key={name}>
            <dt>{name}</dt>
            <dd>{number.format(value)}</dd>
          </Figure>
        ))}
      </Figures>
      <Filters role="search" aria-label="States" onSubmit={(event) => event.preventDefault()}>
        <FilterChoices
          label="Layer"
          value={layerOrDefault(query)}
          options={LAYERS}
          onChange={(value) => change({ layer: value })}
        />
        <FilterSelect
          label="Kind"
          value={query.kind}
          options={KINDS}
          onChange={(value) => change({ kind: value })}
        />
        <FilterSelect
          label="Role"
          value={query.role}
          options={ROLES}
          onChange={(value) => change({ role: value })}
        />
        <FilterText
          label="Text, or a requirement such as C358"
          value={query.text}
          onChange={(value) => change({ text: value })}
        />
      </Filters>
      <Count role="status">
        {count === 1 ? '1 state' : `${number.format(count)} states`} of {number.format(stories.length)}. The
        URL contains your filters: share it as a link.
      </Count>
      {count === 0 && (
        <Nothing>
          <strong>No state matches</strong>
          {near.length > 0 ? 'These searches find some:' : 'Try fewer words, another layer or another role.'}
          <Near filters={near} onChoose={show} />
          <button type="button" onClick={() => change({ ...DEFAULTS, layer: EVERY_LAYER })}>
            Show everything
          </button>
        </Nothing>
      )}
      {count > 0 && near.length > 0 && (
        <Count as="div">
          Also in <Near filters={near} onChoose={show} />
        </Count>
      )}
      {count > 0 && <h2>{LAYERS.find(({ value }) => value === layer)?.label ?? 'States'}</h2>}
      {tables}
      <SpecifiedStates stories={stories} requirements={requirements} />
    </>
  );
}
