import { useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives';

interface DialogState {
  isOpen: boolean;
  onClose: () => void;
}

/** A component that renders the dialog and the button that opens it. */
export function withOpener<Props extends DialogState>(Dialog: ComponentType<Props>, label: string) {
  return function DialogWithOpener(props: Props) {
    const [isOpen, setOpen] = useState(props.isOpen);
    return (
      <div style={{ minBlockSize: 600, padding: 16 }}>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {label}
        </Button>
        <Dialog
          {...props}
          isOpen={isOpen}
          onClose={() => {
            props.onClose();
            setOpen(false);
          }}
        />
      </div>
    );
  };
}

export const findConfirmation = (name: string) => screen.findByRole('alertdialog', { name });

export const expectClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** The buttons have these labels, in this order, and focus is on Cancel. */
export async function expectButtons(dialog: HTMLElement, labels: readonly string[]): Promise<void> {
  const buttons = within(dialog).getAllByRole('button');
  await expect(buttons.map((button) => button.textContent)).toEqual(labels);
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
}

/** Cancel and Escape close the dialog; after Cancel, focus is on the opener. */
export async function cancelTwice(opener: HTMLElement, name: string): Promise<void> {
  await userEvent.click(opener);
  await userEvent.click(within(await findConfirmation(name)).getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  await waitFor(() => expect(opener).toHaveFocus());
  await userEvent.click(opener);
  await findConfirmation(name);
  await userEvent.keyboard('{Escape}');
  await expectClosed();
}

/** Presses the button: it shows progress, and Escape does not close the dialog. */
export async function expectLocked(
  button: HTMLElement,
  progress: string,
  onClose: () => void,
): Promise<void> {
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent(progress));
  await userEvent.keyboard('{Escape}');
  await expect(onClose).not.toHaveBeenCalled();
  await expect(button).toBeVisible();
}
