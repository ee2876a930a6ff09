import type { Layer } from './plan';

/** The parts of a layer's component that differ from those of another; X stands for its name. */
export interface Parts {
  /** X.tsx without the docstring, which stands where it says DOC. */
  component: string;
  /** X.styles.ts; null where the layer draws with primitives only. */
  styles: string | null;
  /** Between the imports and the end of X.stories.tsx. */
  imports: string;
  /** `layout: 'padded',` where the story stands in no form or dialog. */
  parameters: string;
  meta: string;
  stories: string;
}

const LONG_TITLE = 'A title that goes on for much longer than anybody who drew this had thought it would';

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

const card: Parts = {
  component: `import type { ReactNode } from 'react';
import { Heading, Text } from '../../primitives';
import { Box } from './X.styles';

export interface XProps {
  title: string;
  /** The title's level in the page's outline. */
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
  stories: `/** It stands as a person usually meets it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Title' })).toBeVisible();
  },
};

/** A server or a person wrote far more than was thought of. */
export const LongText: Story = {
  args: { title: '${LONG_TITLE}', children: 'w'.repeat(200) },
};
`,
};

const panel: Parts = {
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
  stories: `/** It stands as a person usually meets it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Title' })).toBeVisible();
  },
};

/** A server or a person wrote far more than was thought of. */
export const LongText: Story = {
  args: { title: '${LONG_TITLE}', children: 'w'.repeat(200) },
};
`,
};

const primitive: Parts = {
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
  /* Forced colours draw it; otherwise it is not seen. */
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
  meta: `args: { children: 'Words' },`,
  stories: `/** It stands as a person usually meets it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Words')).toBeVisible();
  },
};

/** More words than there is room for. */
export const LongText: Story = { args: { children: 'w'.repeat(200) } };
`,
};

const field: Parts = {
  component: `import { memo } from 'react';
import { TextInput } from '../../primitives/TextInput';
import { useTextControlProps, type FieldAdapterProps } from '../form';

const Control = memo(TextInput);

export interface XProps extends FieldAdapterProps {
  /** Not to be used now. */
  isDisabled?: boolean;
}

DOC
export function X({ name, isRequired, isDisabled, ...words }: XProps) {
  const control = useTextControlProps(name);
  return <Control {...words} {...control} required={isRequired} disabled={isDisabled} />;
}
`,
  styles: null,
  imports: `import { expect, userEvent } from 'storybook/test';
import { withStoryForm } from '../storyForm';`,
  parameters: '',
  meta: `args: { name: 'value', label: 'Label' },
  decorators: [withStoryForm],`,
  stories: `/** Empty; a person types. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Label' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ama');
    await expect(input).toHaveValue('Ama');
  },
};

/** Refused by the form or by the server. */
export const WithError: Story = {
  args: { isRequired: true },
  parameters: { form: { initialValues: { value: 'A' }, errors: { value: 'This is too short' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This is too short');
  },
};

/** Not to be used now. */
export const Disabled: Story = { args: { isDisabled: true } };
`,
};

const dialog: Parts = {
  component: `import { Button, Text } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';

export interface XProps {
  isOpen: boolean;
  onClose: () => void;
  /** The person said yes. */
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
  stories: `/** Just opened; the person says yes. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Title' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Left by Escape: nothing is done. */
export const Left: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Title' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
`,
};

/** What a component of each layer begins with. */
export const PARTS: Readonly<Record<Layer, Parts>> = {
  primitives: primitive,
  fields: field,
  cards: card,
  panels: panel,
  dialogs: dialog,
};
