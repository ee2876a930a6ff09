import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../Button';
import { Container } from '../Container';
import { TextInput } from '../TextInput';
import { FormFooter, FullWidthField, FormSection, type FormSectionProps } from '.';

function Example({ title, lead, children }: FormSectionProps) {
  return (
    <Container as="form" aria-label="Example">
      <FormSection title={title} {...(lead !== undefined && { lead })}>
        {children}
      </FormSection>
      <FormSection title="Location">
        <FullWidthField>
          <TextInput label="Specific location" autoComplete="off" />
        </FullWidthField>
      </FormSection>
      <FormFooter>
        <Button size="large">Create Account</Button>
      </FormFooter>
    </Container>
  );
}

const meta = {
  title: 'Primitives/FormSection',
  component: FormSection,
  render: (args) => <Example {...args} />,
  parameters: {
    design: designs('list-property'),
    layout: 'fullscreen',
    guide: {
      use: 'For the sections of a long form: agent signup, edit profile, a new listing.',
      avoid: 'Not for forms of up to five fields or forms in dialogs: use one column without sections.',
      do: "Name what the fields have in common: 'Location'.",
      dont: 'Do not use a section for one field.',
      anatomy: [
        'title and lead in the title column',
        'fields in two columns',
        'FormFooter after the last section',
      ],
      accessibility: [
        'Role `group` named by its title, a heading of level 2.',
        'The fields follow in the order in which they are read, also in two columns.',
      ],
      related: ['Field', 'ListPropertyForm', 'AgentSignupForm'],
      exports: ['FormSection', 'FormFooter', 'FullWidthField'],
    } satisfies Guide,
  },
  args: {
    title: 'Personal Information',
    lead: 'How people will see and reach you.',
    children: (
      <>
        <TextInput label="Full name" autoComplete="off" />
        <TextInput label="Email" autoComplete="off" />
        <TextInput label="Phone" autoComplete="off" />
      </>
    ),
  },
} satisfies Meta<typeof FormSection>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A long form: section titles in a column of 264 px, fields in two columns beside it, 56 px between. */
export const Default: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const boxOf = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect();
    await expect(canvas.getByRole('group', { name: 'Personal Information' })).toBeVisible();
    await expect(
      boxOf('Full name').left -
        canvas.getByRole('heading', { name: 'Location' }).getBoundingClientRect().left,
    ).toBe(264 + 56);
    await expect(boxOf('Email').top).toBe(boxOf('Full name').top);
    await expect(boxOf('Email').left - boxOf('Full name').right).toBe(20);
    await expect(boxOf('Phone').top).toBeGreaterThan(boxOf('Full name').bottom);
    await expect(boxOf('Specific location').width).toBe(880);
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBe(boxOf('Full name').left);
  },
};

/** On a phone everything is in one column, section titles above their fields. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect());
    for (const { left, width } of fields) await expect([left, width]).toEqual([20, 350]);
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(350);
  },
};

/** Long titles, as in other languages, wrap in their column. */
export const LongText: Story = {
  args: {
    title: 'Professional Information for everyone who wants to know it Nkɔsoɔnefahodiɛnkɔsoɔnefahodiɛ',
    lead: 'Shown on your public profile, and wherever else a person may look for an agent. '.repeat(3),
  },
};
