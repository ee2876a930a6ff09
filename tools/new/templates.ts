import type { Layer } from './plan';

/** What a new component of a layer contains. X is replaced by its name. */
export interface LayerTemplate {
  /** X.tsx; DOC is replaced by the docstring. */
  component: string;
  /** X.styles.ts; null when primitives bring all styles. */
  styles: string | null;
  /** Imports of X.stories.tsx. */
  imports: string;
  /** Story parameters. */
  parameters: string;
  /** Other members of the story's meta. */
  meta: string;
  stories: string;
}

const LONG_TITLE = 'A title that is much longer than the one that the design of this component shows';

const box = (element: string) => `import { styled } from 'styled-components';
import { color, media, radius, space } from '../../theme/tokens';

export const Box = styled.${element}\`
  display: grid;
  gap: \${space[2]};
  min-inline-size: 0;
  padding: \${space[5]};
  border: 1px solid \${color.border};
  border-radius: \${radius.card};
  background: \${color.surface};
  overflow-wrap: anywhere;
  \${media.print} {
    break-inside: avoid;
  }
\`;
`;

const card: LayerTemplate = {
  component: `import type { ReactNode } from 'react';
import { Heading, Text } from '../../primitives';
import { Box } from './X.styles';

export interface XProps {
  title: string;
  /** Level of the heading. */
  level?: 2 | 3;
  children: ReactNode;
}

DOC
export function X({ title, level = 3, children }: XProps) {
  return (
    <Box>
      <Heading level={level} variant="panelTitle">
        {title}
      </Heading>
      <Text tone="secondary">{children}</Text>
    </Box>
  );
}
`,
  styles: box('div'),
  imports: `import { expect } from 'storybook/test';`,
  parameters: `layout: 'padded',`,
  meta: `args: { title: 'Title', children: 'One sentence.' },`,
  stories: `/** The usual content. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Title' })).toBeVisible();
  },
};

/** Unusually long content wraps. */
export const LongText: Story = {
  args: { title: '${LONG_TITLE}', children: 'w'.repeat(200) },
};
`,
};

const panel: LayerTemplate = {
  ...card,
  component: `import { useId, type ReactNode } from 'react';
import { Heading } from '../../primitives';
import { Box } from './X.styles';

export interface XProps {
  title: string;
  children: ReactNode;
}

DOC
export function X({ title, children }: XProps) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}
`,
  styles: box('section'),
  stories: `/** The usual content. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Title' })).toBeVisible();
  },
};

/** Unusually long content wraps. */
export const LongText: Story = {
  args: { title: '${LONG_TITLE}', children: 'w'.repeat(200) },
};
`,
};

const primitive: LayerTemplate = {
  component: `import type { ReactNode } from 'react';
import { Shape } from './X.styles';

export interface XProps {
  children: ReactNode;
}

DOC
export function X({ children }: XProps) {
  return <Shape>{children}</Shape>;
}
`,
  styles: `import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme/tokens';

export const Shape = styled.span\`
  display: inline-flex;
  align-items: center;
  gap: \${space[1]};
  max-inline-size: 100%;
  padding: \${space[1]} \${space[2]};
  /* Visible in forced colors only. */
  border: 1px solid transparent;
  border-radius: \${radius.badge};
  \${type.small}
  background: \${color.neutralSoft};
  color: \${color.onNeutralSoft};
  overflow-wrap: anywhere;
\`;
`,
  imports: `import { expect } from 'storybook/test';`,
  parameters: `layout: 'padded',`,
  meta: `args: { children: 'Text' },`,
  stories: `/** The usual content. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Text')).toBeVisible();
  },
};

/** Text that is longer than the space wraps. */
export const LongText: Story = { args: { children: 'w'.repeat(200) } };
`,
};

const field: LayerTemplate = {
  component: `import { memo } from 'react';
import { TextInput } from '../../primitives/TextInput';
import { useTextControlProps, type FieldAdapterProps } from '../form';

const Control = memo(TextInput);

export interface XProps extends FieldAdapterProps {
  isDisabled?: boolean;
}

DOC
export function X({ name, isRequired, isDisabled, ...labels }: XProps) {
  const control = useTextControlProps(name);
  return <Control {...labels} {...control} required={isRequired} disabled={isDisabled} />;
}
`,
  styles: null,
  imports: `import { expect, userEvent } from 'storybook/test';
import { withStoryForm } from '../storyForm';`,
  parameters: '',
  meta: `args: { name: 'value', label: 'Label' },
  decorators: [withStoryForm],`,
  stories: `/** Empty; the user types a value. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Label' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ama');
    await expect(input).toHaveValue('Ama');
  },
};

/** The form or the server rejected the value. */
export const WithError: Story = {
  args: { isRequired: true },
  parameters: { form: { initialValues: { value: 'A' }, errors: { value: 'This is too short' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This is too short');
  },
};

/** The field cannot be used. */
export const Disabled: Story = { args: { isDisabled: true } };
`,
};

const dialog: LayerTemplate = {
  component: `import { Button, Text } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';

export interface XProps {
  isOpen: boolean;
  onClose: () => void;
  /** The user confirmed. */
  onConfirm: () => void;
}

DOC
export function X({ isOpen, onClose, onConfirm }: XProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Title"
      mainAction={
        <Button size="large" onClick={onConfirm}>
          Confirm
        </Button>
      }
    >
      <Text>One sentence.</Text>
    </Dialog>
  );
}
`,
  styles: null,
  imports: `import { expect, fn, screen, userEvent, within } from 'storybook/test';`,
  parameters: '',
  meta: `args: { isOpen: true, onClose: fn(), onConfirm: fn() },`,
  stories: `/** The dialog is open; the user confirms. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Title' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Escape closes the dialog without confirming. */
export const Canceled: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Title' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
`,
};

export const TEMPLATES: Readonly<Record<Layer, LayerTemplate>> = {
  primitives: primitive,
  fields: field,
  cards: card,
  panels: panel,
  dialogs: dialog,
};
