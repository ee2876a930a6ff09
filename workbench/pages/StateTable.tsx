import { Badge, type BadgeTone } from '@efie/ui';
import type { CatalogueGroup, CatalogueState, StateKind } from './catalogue';
import { coverageHref, docsHref, MODE_LINKS, storyHref, type ModeLink } from '../../tools/visual/modeLinks';
import { Frame, Marks, DeferredPart, Description } from './Page.styles';
import { TableBody, Cell, ColumnHeader, Table, TableHead, Row, RowHeader, Thumbnail } from './States.styles';

const TONES: Readonly<Record<StateKind, BadgeTone>> = { fault: 'danger', message: 'info', payment: 'gold' };

interface ModeCellProps {
  state: CatalogueState;
  mode: ModeLink;
  hasScreenshot: boolean;
}

function ModeCell({ state, mode, hasScreenshot }: ModeCellProps) {
  return (
    <Cell>
      <Thumbnail
        href={storyHref(state.id, mode)}
        target="_top"
        data-theme={mode.theme}
        data-phone={mode.isPhone}
        aria-label={`Open ${state.name}, ${mode.name}`}
      >
        {hasScreenshot ? (
          <img src={`./baselines/${mode.folder}/${state.id}.png`} alt="" loading="lazy" decoding="async" />
        ) : (
          <span aria-hidden="true">Open</span>
        )}
      </Thumbnail>
    </Cell>
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
          {proves.map((id) => (
            <a key={id} href={coverageHref(id)} target="_top">
              {id}
            </a>
          ))}
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
    <DeferredPart aria-label={title}>
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
          <TableHead>
            <Row>
              <ColumnHeader>State</ColumnHeader>
              {MODE_LINKS.map(({ name }) => (
                <ColumnHeader key={name}>{name}</ColumnHeader>
              ))}
            </Row>
          </TableHead>
          <TableBody>
            {states.map((state) => (
              <Row key={state.id}>
                <RowHeader>
                  <StateDescription state={state} />
                </RowHeader>
                {MODE_LINKS.map((mode) => (
                  <ModeCell
                    key={mode.name}
                    state={state}
                    mode={mode}
                    hasScreenshot={screenshots.has(`${mode.folder}/${state.id}`)}
                  />
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </Frame>
    </DeferredPart>
  );
}
