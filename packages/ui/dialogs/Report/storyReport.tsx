import { respondTo } from '@efie/mocks';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives';
import { Report, type ReportProps } from './Report';

export const onRequest = fn<(body: unknown) => void>();

export const reportAccepted = respondTo('reportProperty', ({ body }) => {
  onRequest(body);
  return { success: true, message: 'Thank you.' };
});

/** The dialog with the button that opens it; each opening has a new `key`. */
export function ReportWithButton({ isOpen: isInitiallyOpen, onClose, ...props }: ReportProps) {
  const [opened, setOpened] = useState({ isOpen: isInitiallyOpen, times: 0 });
  return (
    <div style={{ minBlockSize: 600, padding: 16 }}>
      <Button kind="ghost" onClick={() => setOpened(({ times }) => ({ isOpen: true, times: times + 1 }))}>
        Report Issue
      </Button>
      <Report
        {...props}
        key={opened.times}
        isOpen={opened.isOpen}
        onClose={() => {
          onClose();
          setOpened(({ times }) => ({ isOpen: false, times }));
        }}
      />
    </div>
  );
}

export const VALUES = {
  name: 'Kofi Mensah',
  email: 'kofi.mensah@mail.example',
  message: 'The listing says 5 bedrooms but the house has 4.',
};

export const dialog = () => within(screen.getByRole('dialog', { name: 'Report Issue' }));
export const field = (name: string) => dialog().getByRole('textbox', { name });
export const submit = () => dialog().getByRole('button', { name: 'Submit Report' });

export async function fill(): Promise<void> {
  await screen.findByRole('dialog', { name: 'Report Issue' });
  await userEvent.type(field('Name'), VALUES.name);
  await userEvent.type(field('Email'), VALUES.email);
  await userEvent.click(dialog().getByRole('radio', { name: 'Incorrect Information' }));
  await userEvent.type(field('Message'), VALUES.message);
}

export async function expectValuesPreserved(): Promise<void> {
  await expect(field('Name')).toHaveValue(VALUES.name);
  await expect(field('Email')).toHaveValue(VALUES.email);
  await expect(field('Message')).toHaveValue(VALUES.message);
  await expect(dialog().getByRole('radio', { name: 'Incorrect Information' })).toBeChecked();
}

export const open = () => userEvent.click(screen.getByRole('button', { name: 'Report Issue' }));
