import { Button, EmptyState, Select, TextInput } from '@efie/ui';
import { useDeferredValue, useMemo } from 'react';
import { expectedScreenshots, requirements, screenshots, stories } from 'virtual:workbench/catalogue';
import { STATE_KINDS, STATE_ROLES } from '../states/stateTags';
import { catalogueOf, countLayers, filterCatalogue } from './catalogue';
import { Filters } from './Page.styles';
import { StateTable } from './StateTable';
import { usePageQuery } from './usePageQuery';

const groups = catalogueOf(stories, requirements);
const screenshotNames: ReadonlySet<string> = new Set(screenshots);

const number = new Intl.NumberFormat('en-GB');

const EVERY_LAYER = 'all';

const LAYERS = [
  ...[...countLayers(groups)].map(([name, count]) => ({
    value: name,
    label: `${name} (${number.format(count)})`,
  })),
  { value: EVERY_LAYER, label: `Everything (${number.format(stories.length)})` },
];

const optionsOf = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

const NO_FILTER = { layer: '', kind: '', role: '', text: '' };

/** The layer that is shown while none is chosen: a text searches everything; without one the screens, which are quick to render. */
const layerOrDefault = ({ layer, text }: typeof NO_FILTER): string =>
  layer || (text.trim() === '' ? 'Screens' : EVERY_LAYER);

const missing = expectedScreenshots.filter((name) => !screenshotNames.has(name)).length;

const SUMMARY = `${number.format(stories.length)} states of ${groups.length} components and screens, with ${number.format(screenshots.length)} screenshots. ${number.format(missing)} screenshots are missing.`;

/** Docs page with a filterable table of all states in all display modes, generated from the stories. */
export function Catalogue() {
  const [query, change] = usePageQuery(NO_FILTER);
  // Deferred, so that typing stays responsive while the table renders.
  const deferred = useDeferredValue(query);
  const shown = useMemo(() => {
    const layer = layerOrDefault(deferred);
    return filterCatalogue(groups, { ...deferred, layer: layer === EVERY_LAYER ? '' : layer });
  }, [deferred]);
  const tables = useMemo(
    () => shown.map((group) => <StateTable key={group.title} group={group} screenshots={screenshotNames} />),
    [shown],
  );
  const count = shown.reduce((sum, { states }) => sum + states.length, 0);
  const requirement = requirements.find(({ id }) => id === query.text.trim().toUpperCase());
  return (
    <>
      <p>{SUMMARY}</p>
      <Filters role="search" aria-label="States" onSubmit={(event) => event.preventDefault()}>
        <Select
          label="Layer"
          value={layerOrDefault(query)}
          options={LAYERS}
          onChange={({ target }) => change({ layer: target.value })}
        />
        <Select
          label="Kind"
          value={query.kind}
          options={optionsOf('Every kind', STATE_KINDS)}
          onChange={({ target }) => change({ kind: target.value })}
        />
        <Select
          label="Role"
          value={query.role}
          options={optionsOf('Everyone', STATE_ROLES)}
          onChange={({ target }) => change({ role: target.value })}
        />
        <TextInput
          type="search"
          label="Text, or a requirement such as C358"
          value={query.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Filters>
      <p role="status">
        {count === 1 ? '1 state' : `${number.format(count)} states`} of {number.format(stories.length)}. The
        URL contains your filters: share it as a link.
      </p>
      {requirement && (
        <p>
          {requirement.id}: {requirement.text}
        </p>
      )}
      {count === 0 && (
        <EmptyState
          title="No state matches"
          action={
            <Button kind="secondary" onClick={() => change({ ...NO_FILTER, layer: EVERY_LAYER })}>
              Show Everything
            </Button>
          }
        >
          Try fewer words, another layer or another role.
        </EmptyState>
      )}
      {count > 0 && <h2>{layerOrDefault(deferred) === EVERY_LAYER ? 'States' : layerOrDefault(deferred)}</h2>}
      {tables}
    </>
  );
}
