import { currentUrl } from '../../../../testing/history';
import { demoAccount, outcomes, respondTo, wireAgent, type SuccessBody } from '@efie/mocks';
import type { HttpHandler } from 'msw';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { AMA } from '../common/stories/storyAgent';
import { formControl, expectFieldValues, type FieldValues } from '../common/stories/storyForm';
import { expectToast, heading, main, timesAnnounced } from '../common/stories/storyScreen';

const { id, email } = demoAccount('agent-premium');

const SAVED = wireAgent(101, { ...AMA, id, email, district: 'Accra', currentListings: 2 });

export const SAVED_VALUES: FieldValues = {
  'Full name': SAVED.fullName,
  'Business name': SAVED.businessName,
  Phone: SAVED.phone,
  Bio: SAVED.bio,
  Region: SAVED.region,
  District: SAVED.district,
};

/** Called with the body of each request that saves the fields. */
export const onSave = fn<(body: unknown) => void>();

/** Called for each uploaded image. */
export const onImageUpload =
  fn<
    (upload: { boundary: boolean; fields: string[]; name: string; type: string; bytes: Uint8Array }) => void
  >();

/** Listener for the 'profile-updated' event. */
export const onProfileUpdated = fn<() => void>();

type Agent = SuccessBody<'getOwnAgentProfile'>['data']['agent'];

let serverProfile: Agent = SAVED;

/** Changes the profile on the server only. */
export function changeOnServer(changes: Partial<Agent>): void {
  serverProfile = { ...serverProfile, ...changes };
}

const profileResponse = () => ({ success: true, data: { agent: serverProfile } });

/** Handlers that serve the profile and save changes to it. */
const HANDLERS = {
  getOwnAgentProfile: respondTo('getOwnAgentProfile', profileResponse),
  updateAgentProfile: respondTo('updateAgentProfile', ({ body }) => {
    onSave(body);
    changeOnServer(body);
    return profileResponse();
  }),
  uploadAgentProfileImage: respondTo('uploadAgentProfileImage', async ({ request }) => {
    const boundary = /^multipart\/form-data; ?boundary=.+/.test(request.headers.get('Content-Type') ?? '');
    const form = await request.formData();
    const file = form.get('profileImage');
    if (!(file instanceof File)) return outcomes.uploadAgentProfileImageError(422);
    const bytes = new Uint8Array(await file.arrayBuffer());
    onImageUpload({ boundary, fields: [...form.keys()], name: file.name, type: file.type, bytes });
    return { success: true, data: { profileImage: SAVED.profileImage ?? '' } };
  }),
  // For the dashboard, which opens after a save.
  listOwnProperties: outcomes.listOwnPropertiesEmpty(),
  listPayments: outcomes.listPaymentsEmpty(),
} satisfies Record<string, HttpHandler>;

export const withProfileHandlers = (handlers: Partial<Record<keyof typeof HANDLERS, HttpHandler>> = {}) => ({
  msw: { handlers: { ...HANDLERS, ...handlers } },
});

/** A story's `beforeEach`: resets the profile, with these overrides, and all recorded calls. */
export function resetProfile(overrides: Partial<Agent> = {}): () => void {
  serverProfile = { ...SAVED, ...overrides };
  for (const mock of [onSave, onImageUpload, onProfileUpdated]) mock.mockClear();
  window.addEventListener('profile-updated', onProfileUpdated);
  return () => window.removeEventListener('profile-updated', onProfileUpdated);
}

/** Waits for the lazily loaded preview of the public profile. */
export const findPreview = () => main().findByRole('region', { name: 'How visitors see you' });

/** Waits for the form with these values. */
export async function expectForm(held: FieldValues = SAVED_VALUES): Promise<void> {
  await heading('Edit Profile');
  await main().findByRole('form', { name: 'Edit profile' });
  await expectFieldValues(held);
  await findPreview();
}

/** Replaces a field's text; '' empties it. */
export async function replaceText(label: string, text: string): Promise<void> {
  const field = formControl(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.paste(text);
}

export const saveButton = () => main().getByRole('button', { name: 'Save Changes' });

/** The save failed: the reason is above the fields and in a toast, announced once, and the fields keep their values. */
export async function expectSaveFailure(reason: string, typed: FieldValues): Promise<void> {
  await expect(await main().findByText(`Update Failed: ${reason}`)).toBeVisible();
  await expectToast('Update Failed');
  await expectToast(reason);
  await expect(timesAnnounced(reason)).toBe(1);
  await expectFieldValues(typed);
  await expect(onProfileUpdated).not.toHaveBeenCalled();
}

export async function chooseProfileImage(file: File): Promise<void> {
  const input = main()
    .getByRole('button', { name: 'Change Photo' })
    .closest('fieldset')
    ?.querySelector('input');
  if (!input) throw new Error('Choose profile image: the fieldset has no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  Object.defineProperty(input, 'files', { configurable: true, writable: true, value: transfer.files });
  await fireEvent.change(input);
}

/** The URL of the profile image on the screen, or null. */
export const displayedImageUrl = () =>
  main().queryByRole('img', { name: 'Your profile photo' })?.querySelector('img')?.getAttribute('src') ??
  null;

/** The preview is replaced by the saved image. */
export const expectSavedImage = () => waitFor(() => expect(displayedImageUrl()).toMatch(/\/storage\//));

export async function createImageFile(type: 'image/jpeg' | 'image/webp' = 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 120;
  canvas.height = 120;
  canvas.getContext('2d')?.fillRect(0, 0, 120, 120);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  if (!blob) throw new Error(`Create image file: the canvas could not be encoded as ${type}.`);
  return new File([blob], 'me.jpg', { type });
}

export const neverRespond = () => new Promise<never>(() => undefined);
export const expectDashboard = () => waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
