import { resetStorageMemory } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { goTo, pressBack } from '../../../testing/history';
import { chooseFile, control, expectHeld, write, type Typed } from '../screens/shared/storyForm';

const meta = {
  title: 'Journeys/Drafts',
  parameters: { session: 'user' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A long form, as the table below takes it through its events. */
interface LongForm {
  /** Where its call goes. */
  call: string;
  /** The page that holds it. */
  address: string;
  heading: string;
  /** What leads from the page to the form, where it does not stand there. */
  opener?: string;
  form: string;
  submit: string;
  /** What is typed or chosen, by label, in reading order. */
  typed: Typed;
  /** What is ticked: boxes and radio buttons. */
  ticked: readonly string[];
  /** What must never lie on the device, by label. */
  secrets: Typed;
  /** A file, chosen and never kept. */
  hasFile?: boolean;
}

const PASSWORD = 'kenkey-4-secret';
const PASSWORDS = { Password: PASSWORD, 'Confirm password': PASSWORD };
const FILE = 'ghana-card-of-esi.pdf';

/** The listing that is reported. */
const HOUSE = { id: '7', title: 'House with five bedrooms', price: 9500, region: 'Ashanti', town: 'Kumasi' };

const USER_SIGNUP: LongForm = {
  call: '*/api/auth/user/signup',
  address: '/user/signup',
  heading: 'Create Your Account',
  form: 'Create Your Account',
  submit: 'Create Account',
  typed: { 'Full name': 'Kofi Mensah', Email: 'kofi.mensah@example.com' },
  ticked: [],
  secrets: PASSWORDS,
};

const AGENT_SIGNUP: LongForm = {
  call: '*/api/auth/agent/signup',
  address: '/agent/signup',
  heading: 'Become an Efie agent',
  form: 'Agent signup',
  submit: 'Create Agent Account',
  typed: {
    'Full name': 'Esi Owusu-Mensah',
    Email: 'esi@example.com',
    Phone: '+233 24 555 0199',
    'Business name': 'Adom Keys',
    Region: 'Ashanti',
    District: 'Kumasi',
    Bio: 'Family homes in Kumasi.',
  },
  ticked: ['I agree to the Terms of Service and Privacy Policy'],
  secrets: PASSWORDS,
  hasFile: true,
};

const REPORT: LongForm = {
  call: '*/api/report-property',
  address: '/property/7',
  heading: HOUSE.title,
  opener: 'Report Issue',
  form: 'Report',
  submit: 'Submit Report',
  typed: {
    Name: 'Kofi Mensah',
    Email: 'kofi.mensah@example.com',
    Message: 'The house has four bedrooms, not five.',
  },
  ticked: ['Duplicate Listing'],
  secrets: {},
};

const inForm = ({ form }: LongForm) => within(screen.getByRole('form', { name: form }));

const tick = (form: LongForm, name: string) =>
  inForm(form).getByRole(form === REPORT ? 'radio' : 'checkbox', { name });

/** The page, and on it the form. */
async function open(form: LongForm): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeNull());
  await screen.findByRole('heading', { level: 1, name: form.heading });
  if (form.opener !== undefined) {
    await userEvent.click(await screen.findByRole('button', { name: form.opener }));
  }
  await screen.findByRole('form', { name: form.form });
}

async function fill(form: LongForm): Promise<void> {
  for (const [label, text] of Object.entries(form.typed)) await write(label, text, inForm(form));
  for (const name of form.ticked) await userEvent.click(tick(form, name));
  for (const [label, text] of Object.entries(form.secrets)) await write(label, text, inForm(form));
  if (form.hasFile === true) await chooseFile(/^ID document/, new File(['%PDF'], FILE));
}

const onDevice = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Every value that is no secret stands in its field, and no secret on the device. */
async function expectKept(form: LongForm): Promise<void> {
  await expectHeld(form.typed, inForm(form));
  for (const name of form.ticked) await expect(tick(form, name)).toBeChecked();
  for (const secret of [...Object.values(form.secrets), FILE]) {
    await expect(onDevice()).not.toContain(secret);
  }
}

/** Secrets stay as long as the page does, and no longer. */
async function expectSecrets(form: LongForm, are: 'held' | 'gone'): Promise<void> {
  for (const [label, text] of Object.entries(form.secrets)) {
    await expect(control(label, inForm(form))).toHaveValue(are === 'held' ? text : '');
  }
  if (form.hasFile === true) {
    await expect(inForm(form).queryAllByText(FILE)).toHaveLength(are === 'held' ? 1 : 0);
  }
}

const leave = async () => {
  await goTo('/privacy-policy');
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
};

/** How the server answers now. */
let answer: () => Response = () => HttpResponse.error();
let endSession: () => void = () => undefined;

const handlers = ({ call }: LongForm) => ({
  handlers: {
    form: http.post(call, () => answer()),
    house: http.get('*/api/properties/7', () => HttpResponse.json({ data: { property: HOUSE } })),
    // The session ends while one types: another call of the same person is refused, late.
    favorites: http.get('*/api/user/favorites', async () => {
      await new Promise<void>((resolve) => {
        endSession = resolve;
      });
      return HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
    }),
  },
});

async function submit(form: LongForm, answersNow: () => Response, says: RegExp): Promise<void> {
  answer = answersNow;
  const button = screen.getByRole('button', { name: form.submit });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(inForm(form).getAllByText(says)).not.toEqual([]));
}

const EVENTS: readonly {
  name: string;
  happens: (form: LongForm) => Promise<void>;
  secrets: 'held' | 'gone';
}[] = [
  {
    name: 'failed submit',
    secrets: 'held',
    happens: (form) =>
      submit(
        form,
        () => HttpResponse.json({ errors: { email: ['Refused.'] } }, { status: 422 }),
        /^Refused\.$/,
      ),
  },
  {
    name: 'offline',
    secrets: 'held',
    happens: (form) => submit(form, () => HttpResponse.error(), /Check your connection\.$/),
  },
  {
    name: '401',
    secrets: 'held',
    happens: (form) =>
      submit(
        form,
        () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }),
        /Unauthenticated\.$/,
      ),
  },
  {
    name: 'Back',
    secrets: 'gone',
    async happens(form) {
      await leave();
      await pressBack();
      await open(form);
    },
  },
  {
    name: 'reload',
    secrets: 'gone',
    async happens(form) {
      // One letter more, so that what is kept is what was typed last.
      const [label = '', text = ''] = Object.entries(form.typed)[0] ?? [];
      await userEvent.type(control(label, inForm(form)), '!');
      await waitFor(() => expect(onDevice()).toContain(`${text}!`));
      await userEvent.type(control(label, inForm(form)), '{Backspace}');
      await waitFor(() => expect(onDevice()).not.toContain(`${text}!`));
      // Nothing that runs as the page is left may count: the device is as a reload finds it.
      const found = { ...localStorage };
      await leave();
      localStorage.clear();
      for (const [key, value] of Object.entries(found)) localStorage.setItem(key, String(value));
      resetStorageMemory();
      await goTo(form.address);
      await open(form);
    },
  },
  {
    name: 'the session ends elsewhere',
    secrets: 'gone',
    async happens() {
      endSession();
      await waitFor(() => expect(localStorage.getItem('userToken')).toBeNull());
    },
  },
];

const throughAll = (form: LongForm): Story => ({
  parameters: { route: form.address, msw: handlers(form) },
  play: async ({ step }) => {
    await open(form);
    await fill(form);
    for (const { name, happens, secrets } of EVENTS) {
      await step(name, async () => {
        await happens(form);
        await expectKept(form);
        await expectSecrets(form, secrets);
      });
    }
    await expect(localStorage.getItem('efie-drafts')).toContain(Object.values(form.typed)[0]);
  },
});

const user = throughAll(USER_SIGNUP);
const agent = throughAll(AGENT_SIGNUP);
const report = throughAll(REPORT);

/** A user’s sign-up is refused, loses its connection, its session, its page: name and email stay, passwords lie nowhere. */
export const UserSignup: Story = { ...user, parameters: { ...user.parameters, proves: ['F95'] } };

/** The same with an agent’s: seven fields and the tick stay; passwords and file lie nowhere. */
export const AgentSignup: Story = { ...agent, parameters: { ...agent.parameters, proves: ['F95', 'F97'] } };

/** The same with a report, which opens over its page. */
export const Report: Story = { ...report, parameters: { ...report.parameters, proves: ['F84', 'C264'] } };
