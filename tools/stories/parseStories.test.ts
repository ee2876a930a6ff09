import { expect, it } from 'vitest';
import { parseStories } from './parseStories';

const EXPECTED = {
  id: 'screens-plans--start-failed',
  title: 'Screens/Plans',
  name: 'Start Failed',
  file: 'a.stories.tsx',
  doc: 'A payment cannot be started.',
  tags: ['new'],
  decorators: ['wholeApp'],
  kind: 'screen',
  session: 'agent-free',
  network: '',
  scenario: '',
  route: '/plans',
  hasHandlers: true,
  failingOperations: ['initializeSubscription'],
  pendingOperations: [],
  hasPlay: true,
  viewport: 'phone',
};

const META = `{
  title: 'Screens/Plans',
  tags: ['new'],
  decorators: [wholeApp],
  parameters: { kind: 'screen', route: '/plans' },
}`;

const DOC = `/** A payment cannot be
 * started. */`;

it('parses a file in CSF 3', () => {
  const file = `
    const meta = ${META} satisfies Meta;
    export default meta;
    ${DOC}
    export const StartFailed: Story = {
      parameters: {
        session: 'agent-free',
        msw: { handlers: { initializeSubscription: outcomes.initializeSubscriptionError(500) } },
      },
      globals: { viewport: { value: 'phone' } },
      play: async () => {},
    };
    export const helper = () => 1;
  `;
  expect(parseStories('a.stories.tsx', file)).toEqual([expect.objectContaining(EXPECTED)]);
});

it('parses the same file in CSF Next', () => {
  const file = `
    const meta = preview.meta(${META});
    ${DOC}
    export const StartFailed = meta.story({
      parameters: { session: 'agent-free' },
      globals: { viewport: { value: 'phone' } },
      beforeEach({ msw }) {
        msw.use(outcomes.initializeSubscriptionError(500));
      },
      play: async () => {},
    });
    StartFailed.test('says so', async () => {});
    /** As set by the file. */
    export const Default = meta.story();
    /** With a name. */
    export const Again = StartFailed.extend({ name: 'Once more' });
    export const helper = () => 1;
  `;
  const stories = parseStories('a.stories.tsx', file);
  expect(stories).toHaveLength(3);
  expect(stories[0]).toMatchObject(EXPECTED);
  expect(stories[1]).toMatchObject({
    id: 'screens-plans--default',
    doc: 'As set by the file.',
    hasPlay: false,
  });
  expect(stories[2]).toMatchObject({ id: 'screens-plans--again', name: 'Once more', hasHandlers: false });
});
