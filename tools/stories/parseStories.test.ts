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

it('parses a file in CSF 3', () => {
  const file = `
    const meta = ${META} satisfies Meta;
    export default meta;
    /** A payment cannot be
     * started. */
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

it('finds handlers that beforeEach adds, and defaults', () => {
  const file = `
    const meta = ${META};
    export const Default: Story = {};
    export const Again: Story = {
      name: 'Once more',
      beforeEach({ msw }) {
        msw.use(outcomes.initializeSubscriptionError(500));
      },
    };
  `;
  expect(parseStories('a.stories.tsx', file)).toMatchObject([
    { id: 'screens-plans--default', doc: '', hasPlay: false, hasHandlers: false },
    { id: 'screens-plans--again', name: 'Once more', hasHandlers: true },
  ]);
});
