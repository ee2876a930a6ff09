import { Badge, type BadgeTone } from '@efie/ui';
import type { StateKind } from '../states/stateTags';
import type { CatalogueGroup, CatalogueState } from './catalogue';
import {
  docsHref,
  MODE_LINKS,
  requirementHref,
  storyHref,
  type ModeLink,
} from '../../tools/visual/modeLinks';
import { Description, Frame, Group, Marks, Table, Thumbnail } from './Page.styles';

const TONES: Readonly<Record<StateKind, BadgeTone>> = {
  fault: 'danger',
  message: 'info',
  payment: 'gold',
  empty: 'neutral',
  loading: 'neutral',
};

interface ScreenshotProps {
  state: CatalogueState;
  mode: ModeLink;
}

function Screenshot({ state, mode }: ScreenshotProps) {
  return (
    <Thumbnail
      href={storyHref(state.id, mode)}
      target="_top"
      data-theme={mode.theme}
      data-phone={mode.isPhone}
      aria-label={`Open ${state.name}, ${mode.name}`}
    >
      <img src={`./baselines/${mode.folder}/${state.id}.png`} alt="" loading="lazy" decoding="async" />
    </Thumbnail>
  );
}

interface ModeCellsProps {
  state: CatalogueState;
  /** 'phone-light/cards-agentcard--default' */
  screenshots: ReadonlySet<string>;
}

/** A state's screenshots in the display modes, or one link if it has none. */
function ModeCells({ state, screenshots }: ModeCellsProps) {
  const isTaken = ({ folder }: ModeLink) => screenshots.has(`${folder}/${state.id}`);
  if (!MODE_LINKS.some(isTaken))
    return (
      <td colSpan={MODE_LINKS.length}>
        <a href={storyHref(state.id)} target="_top" aria-label={`Open ${state.name}`}>
          Open
        </a>
      </td>
    );
  return MODE_LINKS.map((mode) => (
    <td key={mode.name}>{isTaken(mode) && <Screenshot state={state} mode={mode} />}</td>
  ));
}

/** Requirement IDs shown before the rest is collapsed. */
const FIRST = 3;

function RequirementIds({ ids }: { ids: readonly string[] }) {
  const link = (id: string) => (
    <a key={id} href={requirementHref(id)} target="_top">
      {id}
    </a>
  );
  const rest = ids.slice(FIRST);
  return (
    <>
      {ids.slice(0, FIRST).map(link)}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          {rest.map(link)}
        </details>
      )}
    </>
  );
}

function StateDescription({ state }: { state: CatalogueState }) {
  const { name, doc, kinds, session, proves } = state;
  return (
    <>
      {name}
      <Description>{doc}</Description>
      {(kinds.length > 0 || session !== '' || proves.length > 0) && (
        <Marks>
          {kinds.map((kind) => (
            <Badge key={kind} tone={TONES[kind]}>
              {kind}
            </Badge>
          ))}
          {session !== '' && <Badge>{session}</Badge>}
          <RequirementIds ids={proves} />
        </Marks>
      )}
    </>
  );
}

export interface StateTableProps {
  group: CatalogueGroup;
  /** 'phone-light/cards-agentcard--default' */
  screenshots: ReadonlySet<string>;
}

/** The states of one component or screen, with links in the four display modes. */
export function StateTable({ group: { title, states }, screenshots }: StateTableProps) {
  const [first] = states;
  return (
    <Group aria-label={title}>
      <h3>
        {first ? (
          <a href={docsHref(first.id)} target="_top">
            {title}
          </a>
        ) : (
          title
        )}
        <small>{states.length === 1 ? '1 state' : `${states.length} states`}</small>
      </h3>
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
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <tr key={state.id}>
                <th scope="row">
                  <StateDescription state={state} />
                </th>
                <ModeCells state={state} screenshots={screenshots} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </Group>
  );
}
