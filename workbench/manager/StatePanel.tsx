// Storybook's window compiles JSX to this name.
import React from 'react';
import { Link } from 'storybook/internal/components';
import { useParameter, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { coverageHref, docsHref } from '../../tools/visual/modeLinks';

const Body = styled.div(({ theme }) => ({
  maxInlineSize: '72ch',
  padding: 16,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  '& p': { margin: '0 0 12px' },
  '& dl': { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4px 16px', margin: 0 },
  '& dt': { color: theme.textMutedColor },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& li': { display: 'inline-block', marginInlineEnd: 8 },
  '& ul': { margin: 0, padding: 0 },
}));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** What a story says of itself: when a user sees the state, how it is set up, and which requirements it proves. */
export function StatePanel(): React.ReactNode {
  const shown = useStorybookApi().getCurrentStoryData();
  const docs = useParameter<{ description?: { story?: unknown } }>('docs');
  const setUp: readonly (readonly [string, string])[] = [
    ['Route', textOf(useParameter<unknown>('route'))],
    ['Session', textOf(useParameter<unknown>('session'))],
    ['Network', textOf(useParameter<unknown>('network'))],
    ['Data', textOf(useParameter<unknown>('scenario'))],
    ['Responses', Object.keys(Object(useParameter<{ handlers?: unknown }>('msw')?.handlers)).join(', ')],
  ];
  const proves = listOf(useParameter<unknown>('proves'));
  if (shown?.type !== 'story') return null;
  return (
    <Body>
      <p>{textOf(docs?.description?.story)}</p>
      <dl>
        {setUp.map(
          ([name, value]) =>
            value !== '' && (
              <React.Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </React.Fragment>
            ),
        )}
        {proves.length > 0 && (
          <>
            <dt>Proves</dt>
            <dd>
              <ul>
                {proves.map((id) => (
                  <li key={id}>
                    <Link href={coverageHref(id)}>{id}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>Component</dt>
        <dd>
          <Link href={docsHref(shown.id)}>When to use it, and all of its states</Link>
        </dd>
      </dl>
    </Body>
  );
}
