import { respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { goTo } from '../../../../testing/history';
import { fillField, formControl } from '../common/stories/storyForm';
import { heading, main } from '../common/stories/storyScreen';
import { EditProfileScreen } from './EditProfile';
import {
  chooseProfileImage,
  createImageFile,
  expectForm,
  findPreview,
  neverRespond,
  replaceText,
  resetProfile,
  withProfileHandlers,
} from './storyProfile';

const meta = {
  title: 'Screens/EditProfile/Preview',
  component: EditProfileScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('edit-profile'),
    kind: 'screen',
    route: '/agent/edit-profile',
    session: 'agent-premium',
    ...withProfileHandlers(),
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => resetProfile(),
} satisfies Meta<typeof EditProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is typed is shown beside the form at once, as visitors will see it. */
export const Typing: Story = {
  tags: ['slow'],
  play: async () => {
    await expectForm();
    const preview = within(await findPreview());
    await expect(preview.getByText('Ama Owusu-Mensah')).toBeVisible();
    await replaceText('Full name', 'Ama Owusu');
    await expect(await preview.findByText('Ama Owusu')).toBeVisible();
    await replaceText('Bio', 'Homes in Tema');
    await expect(await preview.findByText('Homes in Tema')).toBeVisible();
    await userEvent.selectOptions(formControl('Region'), 'Volta');
    await fillField('District', 'Keta');
    await expect(await preview.findByText('Keta, Volta')).toBeVisible();
    await expect(preview.getByRole('img', { name: /^Visitors see: Ama Owusu, .*Keta, Volta/ })).toBeVisible();
    await expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** Emptied and invalid values are left out or disabled, as on the public profile. */
export const Emptied: Story = {
  play: async () => {
    await expectForm();
    const preview = within(await findPreview());
    await replaceText('Full name', '');
    await replaceText('Business name', '');
    await replaceText('Phone', 'call me');
    await replaceText('Bio', '');
    await expect(
      await preview.findByRole('img', {
        name: /^Visitors see: Agent, Verified Agent, .*, no phone number to call, no bio\.$/,
      }),
    ).toBeVisible();
    await expect(preview.queryByText(/^I look after/)).toBeNull();
    await expect(preview.queryByText('Adom Keys')).toBeNull();
  },
};

/** A chosen photo is shown before it is sent, and its URL is revoked when the screen is left. */
export const ChosenPhoto: Story = {
  tags: ['slow'],
  parameters: withProfileHandlers({
    uploadAgentProfileImage: respondTo('uploadAgentProfileImage', () => neverRespond()),
  }),
  play: async () => {
    const revoke = spyOn(URL, 'revokeObjectURL');
    await expectForm();
    const preview = within(await findPreview());
    await chooseProfileImage(await createImageFile());
    const shown = () => preview.getByRole('img').querySelector('img')?.getAttribute('src');
    await waitFor(() => expect(shown()).toMatch(/^blob:/));
    const url = shown();
    await expect(revoke).not.toHaveBeenCalledWith(url);
    await goTo('/about');
    await heading(/^A fair way/);
    await waitFor(() => expect(revoke).toHaveBeenCalledWith(url));
  },
};

/** On a phone it is below the form, behind a button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expectForm();
    const preview = within(await findPreview());
    const name = preview.getByText('Ama Owusu-Mensah');
    await expect(name).not.toBeVisible();
    await userEvent.click(preview.getByText('Your public profile'));
    await expect(name).toBeVisible();
    const save = main().getByRole('button', { name: 'Save Changes' });
    await expect(save.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
