import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives';
import { color } from '../theme';
import { controlDifferences } from './Controls.differences';
import { Caption, expectBoxes, expectColors, Section, Sheet, Specimen } from './storySheet';

function ControlsSheet() {
  return (
    <Sheet title="Controls" width={1280} height={3077} differences={controlDifferences}>
      <Section label="Buttons" top={120}>
        <Caption at={[248, 152]}>Primary</Caption>
        <Specimen at={[248, 205]} caption="default" box="primary-default">
          <Button>Verify Email</Button>
        </Specimen>
        <Specimen at={[386, 205]} caption="hover" box="primary-hover" state="hover">
          <Button>Verify Email</Button>
        </Specimen>
        <Specimen at={[523, 205]} caption="focus" box="primary-focus" state="focus">
          <Button>Verify Email</Button>
        </Specimen>
      </Section>
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

/** Every control in every state, where the design draws it. */
export const Light: Story = {
  play: async ({ canvasElement }) => {
    await expectBoxes(canvasElement, { 'primary-default': [248, 205, 114, 44] });
    await expectColors(canvasElement, [['primary-hover', { backgroundColor: color.primaryHover }, 'button']]);
  },
};
