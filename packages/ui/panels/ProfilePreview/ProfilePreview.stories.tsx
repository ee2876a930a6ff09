import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { createPhotoFile, portraitUrl } from '../../fields/storyPhotos';
import { ProfilePreview } from './ProfilePreview';

const ama = {
  fullName: 'Ama Owusu-Mensah',
  businessName: 'Adom Keys',
  phone: '+233 24 555 0142',
  region: 'Greater Accra',
  district: 'Accra Metropolitan',
  bio: 'I look after family homes in East Legon and Cantonments.',
  photoUrl: portraitUrl('Ama Owusu-Mensah'),
};
const empty = {
  fullName: ' ',
  businessName: '',
  phone: '',
  region: '',
  district: '',
  bio: ' ',
  photoUrl: null,
};

const meta = {
  title: 'Panels/ProfilePreview',
  component: ProfilePreview,
  argTypes: { values: namedOptions({ Ama: ama, Empty: empty }) },
  parameters: {
    guide: {
      use: 'Beside the form of a profile: the top of the public profile, from the values being typed.',
      avoid: 'The public profile itself: ContactCard.',
      do: 'Pass the values of the form as they are typed, and the chosen photo as a URL.',
      dont: 'Do not put controls in the card: it is inert.',
      anatomy: ['heading and lead', 'the card of the public profile; below 1024 px in a disclosure'],
      accessibility: [
        'A `section` named by its heading, after the form. The card is inert and an image: its name says in one sentence what it shows. Changes are not announced: they repeat what is typed.',
      ],
      related: ['ContactCard', 'EditProfileForm'],
    } satisfies Guide,
  },
  args: { agent: { id: '101', isVerified: true, currentListings: 7 }, values: ama },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 384, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfilePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

const find = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'How visitors see you' }));

/** Beside the form: the card of the public profile. One sentence says what it shows, and its controls do nothing. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const preview = find(canvasElement);
    await expect(preview.getByRole('heading', { level: 2, name: 'How visitors see you' })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(
      preview.getByRole('img', {
        name: 'Visitors see: Ama Owusu-Mensah, Adom Keys, Verified Agent, Accra Metropolitan, Greater Accra, 7 listings, a photo, Call and WhatsApp buttons, the bio.',
      }),
    ).toBeVisible();
    for (const text of [ama.fullName, ama.businessName, ama.bio, 'Verified Agent', '7 listings'])
      await expect(preview.getByText(text)).toBeVisible();
    await expect(preview.getByText(/before you save/)).toBeVisible();
    for (const link of preview.getAllByRole('link', { hidden: true })) {
      link.focus();
      await expect(link).not.toHaveFocus();
      await expect(link.closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
    }
    await expect(preview.queryByRole('link')).toBeNull();
  },
};

/** Nothing is filled in: empty parts are left out, as on the public profile. */
export const Empty: Story = {
  tags: ['visual'],
  args: { values: empty, agent: { id: '101', isVerified: false, currentListings: null } },
  play: async ({ canvasElement }) => {
    const preview = find(canvasElement);
    await expect(
      preview.getByRole('img', {
        name: 'Visitors see: Agent, Not Verified, no photo, no phone number to call, no bio.',
      }),
    ).toBeVisible();
    await expect(preview.getByText('Not Verified')).toBeVisible();
    for (const text of [/listing/, /Joined/]) await expect(preview.queryByText(text)).toBeNull();
    const call = preview.getByRole('link', { name: 'Call', hidden: true });
    await expect(call).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A chosen picture is shown from the device. */
export const PictureChosen: Story = {
  args: { values: { ...ama, photoUrl: null } },
  render: ({ agent, values }, { loaded }) => (
    <ProfilePreview agent={agent} values={{ ...values, photoUrl: String(loaded.photoUrl) }} />
  ),
  loaders: [async () => ({ photoUrl: URL.createObjectURL(await createPhotoFile(0)) })],
  play: async ({ canvasElement, loaded }) => {
    const card = find(canvasElement).getByRole('img', { name: /a photo/ });
    await expect(card.querySelector('img')).toHaveAttribute('src', String(loaded.photoUrl));
    URL.revokeObjectURL(String(loaded.photoUrl));
  },
};

/** Names and a bio of the greatest length wrap inside the card. */
export const LongText: Story = {
  args: {
    values: {
      ...ama,
      fullName: 'Nana Akosua Konadu Agyemang-Prempeh Boakye-Yiadom wa Mampong ne Kumasi',
      businessName: 'Adom Keys Property Management, Lettings and Sales of Greater Accra and Tema',
      bio: 'I look after family homes.\nI answer every message the same day. '.repeat(12),
    },
  },
  play: async ({ canvasElement }) => {
    const card = find(canvasElement).getByRole('img');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** Text in Arabic reads from right to left; the rest of the card does not change. */
export const RightToLeft: Story = {
  args: {
    values: {
      ...ama,
      fullName: 'محمد علي الحسن',
      businessName: 'مفاتيح أدوم',
      bio: 'أساعد العائلات في أكرا.',
    },
  },
  play: async ({ canvasElement }) => {
    const preview = find(canvasElement);
    await expect(preview.getByRole('img', { name: /محمد علي الحسن, مفاتيح أدوم/ })).toBeVisible();
    await expect(getComputedStyle(preview.getByText('أساعد العائلات في أكرا.')).direction).toBe('rtl');
    await expect(preview.getByText('7 listings')).toBeVisible();
  },
};

/** A number that cannot be called, markup, and a name of 10,000 letters. */
export const Hostile: Story = {
  args: {
    values: { ...ama, fullName: 'Ω'.repeat(10_000), phone: 'call me', bio: '<script>alert(1)</script> شقة' },
  },
  play: async ({ canvasElement }) => {
    const preview = find(canvasElement);
    await expect(preview.getByText(/<script>/)).toBeVisible();
    await expect(preview.getByRole('img', { name: /no phone number to call/ })).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** On a phone the card is behind a button, closed at first. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const preview = find(canvasElement);
    const name = preview.getByText(ama.fullName);
    await expect(name).not.toBeVisible();
    await userEvent.click(preview.getByText('Your public profile'));
    await expect(name).toBeVisible();
    await expect(preview.getByRole('img', { name: /^Visitors see: Ama/ })).toBeVisible();
  },
};
