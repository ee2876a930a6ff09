import { expect, it } from 'vitest';
import { findUndescribed } from './undescribed';

it('names a story without a doc comment, with its file and line and what to add', () => {
  const text = [
    "const meta = { title: 'Cards/A' };",
    '/** The usual state. */',
    'export const Default = {};',
    'export const Open = {};',
    'const helper = {};',
  ].join('\n');
  const problems = findUndescribed('A.stories.tsx', text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^A\.stories\.tsx:4: Open has no description: add a doc comment above it/);
});
