import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { color } from '../theme';
import { controlBoxes, controlListBoxes } from './Controls.boxes';
import { controlDifferences } from './Controls.differences';
import type { ThemeColors } from './sheetTypes';
import { ControlsButtons } from './storyControlsButtons';
import { ControlsBadges, ControlsChoices } from './storyControlsChoices';
import { ControlsInputs, ControlsSelects } from './storyControlsInputs';
import { ControlsNavigation } from './storyControlsNavigation';
import { expectBoxes, expectColors, Sheet } from './storySheet';

function ControlsSheet() {
  return (
    <Sheet title="Controls" width={1280} height={3077} differences={controlDifferences}>
      <ControlsButtons />
      <ControlsInputs />
      <ControlsSelects />
      <ControlsChoices />
      <ControlsBadges />
      <ControlsNavigation />
    </Sheet>
  );
}

const meta = {
  title: 'Theme/Sheets/Controls',
  component: ControlsSheet,
  tags: ['sheet'],
} satisfies Meta<typeof ControlsSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const colors: ThemeColors = [
  ['primary-default', { backgroundColor: color.primary, color: color.onPrimary }, 'button'],
  ['primary-hover', { backgroundColor: color.primaryHover }, 'button'],
  ['primary-focus', { outlineColor: color.focus }, 'button'],
  ['primary-disabled', { backgroundColor: color.disabled, color: color.textDisabled }, 'button'],
  ['secondary-default', { backgroundColor: color.secondary, borderTopColor: color.borderControl }, 'button'],
  ['secondary-hover', { backgroundColor: color.secondaryHover }, 'button'],
  ['soft-default', { backgroundColor: color.primarySoft, color: color.onPrimarySoft }, 'button'],
  ['soft-hover', { backgroundColor: color.primarySoftHover }, 'button'],
  ['ghost-hover', { backgroundColor: color.tint }, 'button'],
  ['danger-default', { backgroundColor: color.danger, color: color.onDanger }, 'button'],
  ['danger-hover', { backgroundColor: color.dangerHover }, 'button'],
  ['gold-default', { backgroundColor: color.featured, color: color.onFeatured }, 'button'],
  ['gold-hover', { backgroundColor: color.featuredHover }, 'button'],
  ['icon-delete', { color: color.danger, borderTopColor: color.borderControl }, 'button'],
  ['icon-count', { backgroundColor: color.accent }, '[data-count]'],
  ['input-default', { backgroundColor: color.surface, borderTopColor: color.borderControl }, 'input'],
  ['input-hover', { borderTopColor: color.text2 }, 'input'],
  ['input-focus', { borderTopColor: color.focus }, 'input'],
  ['input-error', { borderTopColor: color.danger }, 'input'],
  ['input-error', { color: color.danger }, 'p'],
  ['input-read-only', { backgroundColor: color.disabled, color: color.text2 }, 'input'],
  ['combobox-open', { backgroundColor: color.raised, borderTopColor: color.border }, '[role=listbox]'],
  ['combobox-open', { backgroundColor: color.tint }, '[data-active=true]'],
  ['combobox-disabled', { backgroundColor: color.disabled, color: color.text3 }, 'input'],
  ['checkbox-checked', { backgroundColor: color.primary }, 'input'],
  ['checkbox', { backgroundColor: color.surface, borderTopColor: color.borderControl }, 'input'],
  ['chips', { backgroundColor: color.primarySoft, borderTopColor: color.primary }, 'input:checked + span'],
  ['segmented', { backgroundColor: color.surface, borderTopColor: color.primary }, 'input:checked + span'],
  ['chip-remove', { backgroundColor: color.primarySoft, color: color.onPrimarySoft }, 'span'],
  ['chip-add', { borderTopColor: color.borderControl, outlineColor: color.focus }, 'span'],
  ['badge-featured', { backgroundColor: color.featured, color: color.onFeatured }, '[data-tone]'],
  ['badge-picture', { backgroundColor: color.glass, color: color.onGlass }, '[data-tone]'],
  ['badge-sale', { backgroundColor: color.claySoft, color: color.onClaySoft }, '[data-tone]'],
  ['status-active', { backgroundColor: color.primarySoft, color: color.onPrimarySoft }, '[data-tone]'],
  ['status-inactive', { backgroundColor: color.neutralSoft, color: color.onNeutralSoft }, '[data-tone]'],
  ['status-rented', { backgroundColor: color.goldSoft, color: color.onGoldSoft }, '[data-tone]'],
  ['payment', { backgroundColor: color.infoSoft, color: color.onInfoSoft }, '[data-tone=info]'],
  ['payment', { backgroundColor: color.dangerSoft, color: color.onDangerSoft }, '[data-tone=danger]'],
  ['pagination', { backgroundColor: color.primary, color: color.onPrimary }, '[aria-current]'],
  ['initials-64', { backgroundColor: color.primarySoft, color: color.onPrimarySoft }, 'span'],
  ['user-menu', { backgroundColor: color.raised, borderTopColor: color.border }, 'button + *'],
  ['user-menu', { backgroundColor: color.tint }, 'li > a'],
];

/** Both lists open at once, which no one person can do: by events that move no focus. */
async function openLists(canvasElement: HTMLElement): Promise<void> {
  const inputOf = (box: string) => {
    const input = canvasElement.querySelector<HTMLElement>(`[data-box='${box}'] input`);
    if (!input) throw new Error(`${box} is not on the sheet`);
    return input;
  };
  await fireEvent.click(inputOf('combobox-open'));
  await fireEvent.keyDown(inputOf('combobox-open'), { key: 'ArrowDown' });
  await fireEvent.change(inputOf('combobox-typing'), { target: { value: 'Kum' } });
}

/** Every control in every state, where the design draws it. */
export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    await openLists(canvasElement);
    await expectBoxes(canvasElement, controlBoxes);
    await expectBoxes(canvasElement, controlListBoxes);
    await expectColors(canvasElement, colors);
  },
};

/** The same on the dark ground. */
export const Dark: Story = { ...Light, globals: { theme: 'dark' } };
