import { useMemo } from 'react';
import type { Requirement } from '../../tools/coverage/requirements';
import type { ParsedStory } from '../../tools/stories/parseStories';
import { specifiedStates, withoutStory } from './catalogue';
import { coverageHref, storyHref } from '../../tools/visual/modeLinks';
import { Frame, InARow, Nothing, Table } from './Page.styles';

function Lines({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <ul>
      {requirements.map(({ id, text }) => (
        <li key={id}>
          <a href={coverageHref(id)} target="_top">
            {id}
          </a>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}

function Open({ title, requirements }: { title: string; requirements: readonly Requirement[] }) {
  if (requirements.length === 0) return null;
  return (
    <details>
      <summary>
        {title}: {requirements.length}
      </summary>
      <Lines requirements={requirements} />
    </details>
  );
}

export interface SpecifiedStatesProps {
  stories: readonly ParsedStory[];
  requirements: readonly Requirement[];
}

/** Lists the states that prove the checklist, by its groups; lines without a story come first. */
export function SpecifiedStates({ stories, requirements }: SpecifiedStatesProps) {
  const groups = useMemo(() => specifiedStates(stories, requirements), [stories, requirements]);
  const open = useMemo(() => withoutStory(stories, requirements), [stories, requirements]);
  const count = new Set(groups.flatMap((group) => group.stories)).size;
  return (
    <>
      <h2 id="gaps">States that the specification names</h2>
      {open.gaps.length === 0 ? (
        <p>
          No gaps: every line of the checklist about what is on the screen has a story. These {count} stories
          prove them.
        </p>
      ) : (
        <Nothing>
          <strong>
            {open.gaps.length === 1 ? '1 line' : `${open.gaps.length} lines`} of the checklist without a story
          </strong>
          <Lines requirements={open.gaps} />
        </Nothing>
      )}
      <Frame role="region" aria-label="States that the specification names" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Part of the checklist</th>
              <th scope="col">States</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.name}>
                <th scope="row">{group.name}</th>
                <td>
                  <InARow>
                    {group.stories.map(({ id, title, name }) => (
                      <li key={id}>
                        <a href={storyHref(id)} target="_top">
                          {title.replace(/^[^/]+\//, '')}: {name}
                        </a>
                      </li>
                    ))}
                  </InARow>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      <Open title="Lines of the checklist that tests in code prove" requirements={open.inCode} />
      <Open title="Named faults that only journeys and unit tests show" requirements={open.faults} />
    </>
  );
}
