import { createAgent, demoAccount, outcomes } from '@efie/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { control, expectHeld, type Typed } from '../shared/storyForm';
import { expectToast, heading, main, timesSaid } from '../shared/storyLogin';

const { id, email } = demoAccount('agent-premium');

/** The agent of the design's pictures, on the wire. */
const AMA = {
  id,
  email,
  fullName: 'Ama Owusu-Mensah',
  businessName: 'Adom Keys',
  phone: '+233 24 555 0142',
  region: 'Greater Accra',
  district: 'Accra',
  bio: 'I look after family homes in East Legon and Cantonments, and I answer every message the same day.',
  profileImage: createAgent(101).profileImage,
  verificationStatus: 'verified',
  emailVerified: true,
  subscriptionType: 'free',
  listingLimit: 3,
  currentListings: 2,
};

export const HELD: Typed = {
  'Full name': AMA.fullName,
  'Business name': AMA.businessName,
  Phone: AMA.phone,
  Bio: AMA.bio,
  Region: AMA.region,
  District: AMA.district,
};

/** The bodies of the calls that save the fields. */
export const sent = fn<(body: unknown) => void>();

/** The pictures that were sent: how, under which name, as what, and all bytes. */
export const pictures =
  fn<
    (sending: { boundary: boolean; fields: string[]; name: string; type: string; bytes: Uint8Array }) => void
  >();

/** Hears of the event of the specification. */
export const updated = fn<() => void>();

let stored: Record<string, unknown> = AMA;

/** The profile changes on the server while nobody looks. */
export function changeThere(changes: Record<string, unknown>): void {
  stored = { ...stored, ...changes };
}

const profile = () => HttpResponse.json({ success: true, data: { agent: stored } });

/** A server that has this profile, takes what is sent and gives it back. */
const HANDLERS = {
  getOwnAgentProfile: http.get('*/api/agent/profile', profile),
  updateAgentProfile: http.put('*/api/agent/profile', async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent(body);
    changeThere(body);
    return profile();
  }),
  uploadAgentProfileImage: http.post('*/api/agent/profile/image', async ({ request }) => {
    const boundary = /^multipart\/form-data; ?boundary=.+/.test(request.headers.get('Content-Type') ?? '');
    const form = await request.formData();
    const file = form.get('profileImage');
    if (!(file instanceof File)) return new HttpResponse(null, { status: 422 });
    const bytes = new Uint8Array(await file.arrayBuffer());
    pictures({ boundary, fields: [...form.keys()], name: file.name, type: file.type, bytes });
    return HttpResponse.json({ success: true, data: { profileImage: AMA.profileImage } });
  }),
  // The dashboard that follows has little to show.
  listOwnProperties: outcomes.listOwnPropertiesEmpty(),
  listPayments: outcomes.listPaymentsEmpty(),
} satisfies Record<string, HttpHandler>;

export const withServer = (handlers: Partial<Record<keyof typeof HANDLERS, HttpHandler>> = {}) => ({
  msw: { handlers: { ...HANDLERS, ...handlers } },
});

/** A story's `beforeEach`: the profile as it is, with these differences, and nothing sent. */
export function freshProfile(differences: Record<string, unknown> = {}): () => void {
  stored = { ...AMA, ...differences };
  for (const heard of [sent, pictures, updated]) heard.mockClear();
  window.addEventListener('profile-updated', updated);
  return () => window.removeEventListener('profile-updated', updated);
}

/** The form is there with what the server holds. */
export async function opened(held: Typed = HELD): Promise<void> {
  await heading('Edit Profile');
  await main().findByRole('form', { name: 'Edit profile' }, { timeout: 5000 });
  await expectHeld(held);
}

/** Puts other words into a field; '' empties it. */
export async function retype(label: string, text: string): Promise<void> {
  const field = control(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.paste(text);
}

export const save = () => main().getByRole('button', { name: 'Save Changes' });

/** The fields were not saved for that reason: above the fields and as a toast, heard once; nothing typed is lost. */
export async function expectRefusal(reason: string, typed: Typed): Promise<void> {
  await expect(await main().findByText(`Update Failed: ${reason}`)).toBeVisible();
  await expectToast('Update Failed');
  await expectToast(reason);
  await expect(timesSaid(reason)).toBe(1);
  await expectHeld(typed);
  await expect(updated).not.toHaveBeenCalled();
}

/** A file for the picture, chosen as a person does. */
export async function choosePicture(file: File): Promise<void> {
  const input = main()
    .getByRole('button', { name: 'Change Photo' })
    .closest('fieldset')
    ?.querySelector('input');
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  Object.defineProperty(input, 'files', { configurable: true, writable: true, value: transfer.files });
  await fireEvent.change(input);
}

/** Where the shown picture comes from. */
export const shownPicture = () =>
  main().queryByRole('img', { name: 'Your profile photo' })?.querySelector('img')?.getAttribute('src') ??
  null;

/** The preview of a chosen picture is gone, and the saved one is back. */
export const expectSavedPicture = () =>
  waitFor(() => expect(shownPicture()).toMatch(/\/storage\//), { timeout: 3000 });

/** A small image, a JPEG unless another type is asked for, made here. */
export async function pictureFile(type: 'image/jpeg' | 'image/webp' = 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 120;
  canvas.height = 120;
  canvas.getContext('2d')?.fillRect(0, 0, 120, 120);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  if (!blob) throw new Error('This browser makes no picture of a canvas.');
  return new File([blob], 'me.jpg', { type });
}
