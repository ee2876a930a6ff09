import type { Meta, StoryObj } from '@storybook/react-vite';
import { drag, photoFile, transferWith } from '../fields/storyPhotos';
import { color } from '../theme';
import { feedbackBoxes, feedbackPartBoxes } from './Feedback.boxes';
import { feedbackDifferences } from './Feedback.differences';
import type { ThemeColors } from './sheetTypes';
import { FeedbackDialogs } from './storyFeedbackDialogs';
import { FeedbackAlerts, FeedbackToasts } from './storyFeedbackMessages';
import { FeedbackPhotos } from './storyFeedbackPhotos';
import { FeedbackEmptyStates, FeedbackProgress } from './storyFeedbackStates';
import { Caption, expectBoxes, expectColors, Sheet } from './storySheet';

function FeedbackSheet() {
  return (
    <Sheet title="Feedback and overlays" width={1280} height={2412} differences={feedbackDifferences}>
      <FeedbackToasts />
      <FeedbackAlerts />
      <FeedbackDialogs />
      <FeedbackPhotos />
      <FeedbackEmptyStates />
      <Caption at={[248, 2185]}>spinner 16, 20, 72</Caption>
      <FeedbackProgress />
    </Sheet>
  );
}

const meta = {
  title: 'Theme/Sheets/Feedback',
  component: FeedbackSheet,
  tags: ['sheet'],
} satisfies Meta<typeof FeedbackSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const colors: ThemeColors = [
  ['toast-success', { backgroundColor: color.toast, color: color.onToast }, '[data-kind]'],
  ['toast-error', { color: color.toastDanger }, 'svg'],
  ['alert-error', { backgroundColor: color.dangerSoft, color: color.onDangerSoft }, '[data-kind]'],
  ['alert-warning', { backgroundColor: color.goldSoft, color: color.onGoldSoft }, '[data-kind]'],
  ['alert-info', { backgroundColor: color.infoSoft, color: color.onInfoSoft }, '[data-kind]'],
  ['alert-success', { backgroundColor: color.primarySoft, color: color.onPrimarySoft }, '[data-kind]'],
  ['confirm', { backgroundColor: color.raised }, '[role=dialog]'],
  ['confirm', { backgroundColor: color.dangerSoft, color: color.onDangerSoft }, '[data-tone=danger]'],
  ['confirm', { backgroundColor: color.danger, color: color.onDanger }, '[data-kind=danger]'],
  ['confirm', { color: color.text2 }, 'p'],
  ['sheet', { backgroundColor: color.raised }, '[role=dialog]'],
  ['sheet', { borderTopColor: color.borderControl }, 'select'],
  ['sheet', { color: color.link }, '[data-kind=ghost][data-size=large]'],
  ['sheet', { backgroundColor: color.primary, color: color.onPrimary }, '[data-kind=primary]'],
  ['empty-search', { backgroundColor: color.primary, color: color.onPrimary }, 'button'],
  ['spinner-72', { borderTopColor: color.primary }, 'span'],
  ['usage-panel', { backgroundColor: color.brand }, 'div'],
  ['usage-panel', { backgroundColor: color.brandLine }, '[role=progressbar]'],
  ['usage-panel', { backgroundColor: color.featured }, '[role=progressbar] > div'],
  ['usage-panel', { color: color.onBrand2 }, 'p'],
];

/** Everything that answers a person, where the design draws it. */
export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector<HTMLElement>('[data-box=zone-over] button');
    if (zone) drag(zone, 'dragenter', transferWith(await Promise.all([0, 1, 2].map((at) => photoFile(at)))));
    await expectBoxes(canvasElement, feedbackBoxes);
    for (const boxes of feedbackPartBoxes) await expectBoxes(canvasElement, boxes);
    await expectColors(canvasElement, colors);
  },
};

/** The same on the dark ground. */
export const Dark: Story = { ...Light, globals: { theme: 'dark' } };
