import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '../theme';
import { cardBoxes, partBoxes } from './Cards.boxes';
import { cardDifferences } from './Cards.differences';
import type { ThemeColors } from './sheetTypes';
import { CardsDashboard } from './storyCardsDashboard';
import { CardsAgents, CardsStats } from './storyCardsPeople';
import { CardsProperties } from './storyCardsProperties';
import { expectBoxes, expectColors, Sheet } from './storySheet';

function CardsSheet() {
  return (
    <Sheet title="Cards" width={1440} height={4388} differences={cardDifferences}>
      <CardsProperties />
      <CardsDashboard />
      <CardsStats />
      <CardsAgents />
    </Sheet>
  );
}

const meta = {
  title: 'Theme/Sheets/Cards',
  component: CardsSheet,
  tags: ['sheet'],
} satisfies Meta<typeof CardsSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const colors: ThemeColors = [
  ['normal', { backgroundColor: color.surface, borderTopColor: color.border }, 'article'],
  ['normal', { backgroundColor: color.primarySoft, color: color.onPrimarySoft }, '[data-tone=green]'],
  ['normal', { backgroundColor: color.glass, color: color.onGlass }, '[data-tone=glass]'],
  ['normal', { backgroundColor: color.glass, color: color.onGlass }, 'button[aria-pressed]'],
  ['normal', { borderTopColor: color.borderControl }, 'a[data-kind=secondary]'],
  ['featured', { backgroundColor: color.featured, color: color.onFeatured }, '[data-tone=featured]'],
  ['hover', { backgroundColor: color.claySoft, color: color.onClaySoft }, '[data-tone=clay]'],
  ['hover', { backgroundColor: color.secondaryHover }, 'a[data-kind=secondary]'],
  ['saved', { color: color.heart }, 'button[aria-pressed]'],
  ['no-phone', { backgroundColor: color.disabled, color: color.textDisabled }, 'a[aria-disabled]'],
  ['favorite', { backgroundColor: color.glass, color: color.onGlass }, 'button'],
  ['managed', { backgroundColor: color.primarySoft, color: color.onPrimarySoft }, '[data-tone=green]'],
  ['managed', { backgroundColor: color.glass, color: color.onGlass }, '[data-tone=glass]'],
  ['managed', { color: color.danger, borderTopColor: color.borderControl }, 'a ~ button ~ button'],
  ['managed-sold', { backgroundColor: color.claySoft, color: color.onClaySoft }, '[data-tone=clay]'],
  ['stat-active', { backgroundColor: color.primarySoft, color: color.onPrimarySoft }, '[aria-hidden]'],
  ['plan-premium', { backgroundColor: color.brand, color: color.onBrand }, '[data-ground=brand]'],
  ['plan-premium', { backgroundColor: color.featured, color: color.onFeatured }, 'a[data-kind=gold]'],
  ['plan-free', { color: color.onBrand, borderTopColor: color.onBrand2 }, 'a[data-kind=secondary]'],
  ['plan-free', { color: color.onBrand }, 'a[data-kind=ghost]'],
  ['plan-expired', { color: color.goldLight }, 'p:has(> svg)'],
  ['agent-photo', { backgroundColor: color.surface, borderTopColor: color.border }, 'section'],
  ['agent-photo', { backgroundColor: color.primary, color: color.onPrimary }, 'a[data-kind=primary]'],
  ['agent-photo', { backgroundColor: color.primarySoft, color: color.onPrimarySoft }, 'a[data-kind=soft]'],
  ['agent-initials', { backgroundColor: color.disabled, color: color.textDisabled }, 'a[aria-disabled]'],
];

/** Every card in every state, where the design draws it. */
export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    await expectBoxes(canvasElement, cardBoxes);
    for (const boxes of partBoxes) await expectBoxes(canvasElement, boxes);
    await expectColors(canvasElement, colors);
  },
};

/** The same on the dark ground. */
export const Dark: Story = { ...Light, globals: { theme: 'dark' } };
