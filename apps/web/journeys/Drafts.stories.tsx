import { offContract, type OperationId, outcomes, respondTo } from '@efie/mocks';
import { resetStorageMemory } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../testing/decorators/wholeApp';
import { goTo, pressBack } from '../../../testing/history';
import {
  chooseFile,
  formControl,
  expectFieldValues,
  fillField,
  type FieldValues,
} from '../screens/common/stories/storyForm';

const meta = {
  title: 'Journeys/Drafts',
  decorators: [wholeApp],
  parameters: { kind: 'journey', session: 'user' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A long form that goes through all `EVENTS`. */
interface LongForm {
  /** URL pattern of its request. */
  operation: OperationId;
  /** Path of its screen. */
  path: string;
  heading: string;
  /** Name of the button that opens the form, if it is in a dialog. */
  openButton?: string;
  form: string;
  submit: string;
  /** Values by label, in reading order. */
  values: FieldValues;
  /** Names of the checkboxes and radio buttons to check. */
  checked: readonly string[];
  /** Values by label that must never be stored on the device. */
  secrets: FieldValues;
  /** Whether to choose a file, which must never be stored either. */
  hasFile?: boolean;
}

const PASSWORD = 'kenkey-4-secret';
const PASSWORDS = { Password: PASSWORD, 'Confirm password': PASSWORD };
const FILE = 'ghana-card-of-esi.pdf';

/** The reported listing. */
const HOUSE = { id: '7', title: 'House with five bedrooms', price: 9500, region: 'Ashanti', town: 'Kumasi' };

const USER_SIGNUP: LongForm = {
  operation: 'signUpUser',
  path: '/user/signup',
  heading: 'Create Your Account',
  form: 'Create Your Account',
  submit: 'Create Account',
  values: { 'Full name': 'Kofi Mensah', Email: 'kofi.mensah@example.com' },
  checked: [],
  secrets: PASSWORDS,
};

const AGENT_SIGNUP: LongForm = {
  operation: 'signUpAgent',
  path: '/agent/signup',
  heading: 'Become an Efie agent',
  form: 'Agent signup',
  submit: 'Create Agent Account',
  values: {
    'Full name': 'Esi Owusu-Mensah',
    Email: 'esi@example.com',
    Phone: '+233 24 555 0199',
    'Business name': 'Adom Keys',
    Region: 'Ashanti',
    District: 'Kumasi',
    Bio: 'Family homes in Kumasi.',
  },
  checked: ['I agree to the Terms of Service and Privacy Policy'],
  secrets: PASSWORDS,
  hasFile: true,
};

const REPORT: LongForm = {
  operation: 'reportProperty',
  path: '/property/7',
  heading: HOUSE.title,
  openButton: 'Report Issue',
  form: 'Report',
  submit: 'Submit Report',
  values: {
    Name: 'Kofi Mensah',
    Email: 'kofi.mensah@example.com',
    Message: 'The house has four bedrooms, not five.',
  },
  checked: ['Duplicate Listing'],
  secrets: {},
};

const inForm = ({ form }: LongForm) => within(screen.getByRole('form', { name: form }));

const checkControl = (form: LongForm, name: string) =>
  inForm(form).getByRole(form === REPORT ? 'radio' : 'checkbox', { name });

/** Waits for the screen and opens the form. */
async function open(form: LongForm): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeNull());
  await screen.findByRole('heading', { level: 1, name: form.heading });
  if (form.openButton !== undefined) {
    await userEvent.click(await screen.findByRole('button', { name: form.openButton }));
  }
  await screen.findByRole('form', { name: form.form });
}

async function fill(form: LongForm): Promise<void> {
  for (const [label, text] of Object.entries(form.values)) await fillField(label, text, inForm(form));
  for (const name of form.checked) await userEvent.click(checkControl(form, name));
  for (const [label, text] of Object.entries(form.secrets)) await fillField(label, text, inForm(form));
  if (form.hasFile === true) await chooseFile(/^ID document/, new File(['%PDF'], FILE));
}

const storedData = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** The form keeps every value that is not secret, and nothing secret is stored on the device. */
async function expectValuesPreserved(form: LongForm): Promise<void> {
  await expectFieldValues(form.values, inForm(form));
  for (const name of form.checked) await expect(checkControl(form, name)).toBeChecked();
  for (const secret of [...Object.values(form.secrets), FILE]) {
    await expect(storedData()).not.toContain(secret);
  }
}

/** Secret values stay as long as the form is mounted, and no longer. */
async function expectSecrets(form: LongForm, state: 'preserved' | 'cleared'): Promise<void> {
  for (const [label, text] of Object.entries(form.secrets)) {
    await expect(formControl(label, inForm(form))).toHaveValue(state === 'preserved' ? text : '');
  }
  if (form.hasFile === true) {
    await expect(inForm(form).queryAllByText(FILE)).toHaveLength(state === 'preserved' ? 1 : 0);
  }
}

const leave = async () => {
  await goTo('/privacy-policy');
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
};

/** The next response to the form's request. */
let respond: () => Response = () => HttpResponse.error();
let endSession: () => void = () => undefined;

const handlers = ({ operation }: LongForm) => ({
  handlers: {
    form: offContract(operation, () => respond()),
    house: respondTo('getProperty', () => ({ data: { property: HOUSE } })),
    // Ends the session while the form is open: another request of the same account gets a late 401.
    favorites: respondTo('listUserFavorites', async () => {
      await new Promise<void>((resolve) => {
        endSession = resolve;
      });
      return outcomes.listUserFavoritesError(401, { message: 'Unauthenticated.' });
    }),
  },
});

async function submit(form: LongForm, response: () => Response, message: RegExp): Promise<void> {
  respond = response;
  const button = screen.getByRole('button', { name: form.submit });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(inForm(form).getAllByText(message)).not.toEqual([]));
}

const EVENTS: readonly {
  name: string;
  run: (form: LongForm) => Promise<void>;
  secrets: 'preserved' | 'cleared';
}[] = [
  {
    name: 'failed submit',
    secrets: 'preserved',
    run: (form) =>
      submit(
        form,
        () => HttpResponse.json({ errors: { email: ['Invalid.'] } }, { status: 422 }),
        /^Invalid\.$/,
      ),
  },
  {
    name: 'offline',
    secrets: 'preserved',
    run: (form) => submit(form, () => HttpResponse.error(), /Check your connection\.$/),
  },
  {
    name: '401',
    secrets: 'preserved',
    run: (form) =>
      submit(
        form,
        () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }),
        /Unauthenticated\.$/,
      ),
  },
  {
    name: 'Back',
    secrets: 'cleared',
    async run(form) {
      await leave();
      await pressBack();
      await open(form);
    },
  },
  {
    name: 'reload',
    secrets: 'cleared',
    async run(form) {
      // Types and deletes a letter: the draft must have the latest input.
      const [label = '', text = ''] = Object.entries(form.values)[0] ?? [];
      await userEvent.type(formControl(label, inForm(form)), '!');
      await waitFor(() => expect(storedData()).toContain(`${text}!`));
      await userEvent.type(formControl(label, inForm(form)), '{Backspace}');
      await waitFor(() => expect(storedData()).not.toContain(`${text}!`));
      // A reload runs no unmount code, so what leaving the screen stores is undone.
      const stored = { ...localStorage };
      await leave();
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value));
      resetStorageMemory();
      await goTo(form.path);
      await open(form);
    },
  },
  {
    name: 'the session ends elsewhere',
    secrets: 'cleared',
    async run() {
      endSession();
      await waitFor(() => expect(localStorage.getItem('userToken')).toBeNull());
    },
  },
];

const surviveEvents = (form: LongForm): Story => ({
  parameters: { route: form.path, msw: handlers(form) },
  play: async ({ step }) => {
    await open(form);
    await fill(form);
    for (const { name, run, secrets } of EVENTS) {
      await step(name, async () => {
        await run(form);
        await expectValuesPreserved(form);
        await expectSecrets(form, secrets);
      });
    }
    await expect(localStorage.getItem('efie-drafts')).toContain(Object.values(form.values)[0]);
  },
});

const user = surviveEvents(USER_SIGNUP);
const agent = surviveEvents(AGENT_SIGNUP);
const report = surviveEvents(REPORT);

/** The user sign-up through errors, a lost session, Back and a reload: name and email stay; passwords are never stored. */
export const UserSignup: Story = { ...user };

/** The agent sign-up: seven fields and the checkbox stay; passwords and the file are never stored. */
export const AgentSignup: Story = { ...agent };

/** The report, whose form is in a dialog. */
export const Report: Story = { ...report };
