import { useMemo } from 'react';
import type { Requirement } from '../../tools/coverage/requirements';
import type { ParsedStory } from '../../tools/stories/parseStories';
import { withoutStory } from './catalogue';
import { findExpected } from './expectedStates';
import { coverageHref, storyHref } from '../../tools/visual/modeLinks';
import { Frame, InARow, Nothing, Table } from './Page.styles';

function Open({ title, requirements }: { title: string; requirements: readonly Requirement[] }) {
  if (requirements.length === 0) return null;
  return (
    <details>
      <summary>
        {title}: {requirements.length}
      </summary>
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
    </details>
  );
}

export interface NamedStatesProps {
  stories: readonly ParsedStory[];
  requirements: readonly Requirement[];
}

/** Lists the states that the specification names with their stories; states without a story come first. */
export function NamedStates({ stories, requirements }: NamedStatesProps) {
  const expected = useMemo(() => findExpected(stories), [stories]);
  const open = useMemo(() => withoutStory(stories, requirements), [stories, requirements]);
  const subjects = [...new Set(expected.map(({ subject }) => subject))];
  const gaps = expected.filter(({ story }) => story === null);
  return (
    <>
      <h2 id="gaps">States that the specification names</h2>
      {gaps.length === 0 ? (
        <p>
          No gaps: all {expected.length} states of {subjects.length} screens, dialogs and parts have a story.
        </p>
      ) : (
        <Nothing>
          <strong>
            {gaps.length} of {expected.length} states have no story
          </strong>
          <ul>
            {gaps.map(({ subject, state }) => (
              <li key={`${subject} ${state}`}>
                {subject}: {state}
              </li>
            ))}
          </ul>
        </Nothing>
      )}
      <Frame role="region" aria-label="States that the specification names" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Screen or part</th>
              <th scope="col">States</th>
            </tr>
          </thead>
          <tbody>
            {subjects.map((subject) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td>
                  <InARow>
                    {expected
                      .filter((entry) => entry.subject === subject)
                      .map(({ state, story }) => (
                        <li key={state}>
                          {story ? (
                            <a href={storyHref(story.id)} target="_top">
                              {state}
                            </a>
                          ) : (
                            `${state}: no story`
                          )}
                        </li>
                      ))}
                  </InARow>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      <Open title="Messages that only journeys and unit tests show" requirements={open.messages} />
      <Open title="Named faults that only journeys and unit tests show" requirements={open.faults} />
    </>
  );
}
