import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './AgentDashboard';

const meta = {
  title: 'Screens/AgentDashboard',
  component: Screen,
  parameters: { route: '/agent/dashboard', session: 'agent-premium' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A verified agent opens the dashboard. */
export const Default: Story = {};
