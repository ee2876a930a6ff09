import type { StreetLight } from '@efie/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { HomeScreen } from './Home';
import { streetLightCss } from '../../instant/streetImages';

const meta = {
  title: 'Screens/Home/Light of day',
  component: HomeScreen,
  decorators: [wholeApp],
  parameters: { design: designs('home'), kind: 'screen', route: '/' },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Does what the head of the built page does. */
const setLight = (light: StreetLight) => () => {
  const style = document.createElement('style');
  style.textContent = streetLightCss(import.meta.env.BASE_URL);
  document.head.append(style);
  const { dataset } = document.documentElement;
  dataset['light'] = light;
  return () => {
    style.remove();
    delete dataset['light'];
  };
};

async function expectLight(light: StreetLight): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Find the door that’s yours.' });
  await expect(heading).toBeVisible();
  const street = getComputedStyle(heading.closest('section') ?? heading).backgroundImage;
  await expect(street).toMatch(new RegExp(`street-${light}(-phone)?\\.svg`));
}

/** From 5:00 in Accra. */
export const Dawn: Story = { tags: ['slow'], beforeEach: setLight('dawn'), play: () => expectLight('dawn') };

/** From 7:00. */
export const Noon: Story = { beforeEach: setLight('noon'), play: () => expectLight('noon') };

/** From 16:00, and wherever the hour is not read. */
export const Golden: Story = {
  tags: ['slow'],
  beforeEach: setLight('golden'),
  play: () => expectLight('golden'),
};

/** From 18:00, when the sun has set. */
export const Dusk: Story = { tags: ['slow'], beforeEach: setLight('dusk'), play: () => expectLight('dusk') };

/** From 19:00. The sky stays pale, because the text on it is dark; the dark theme has a dark night. */
export const Night: Story = {
  tags: ['slow'],
  beforeEach: setLight('night'),
  play: () => expectLight('night'),
};
