import { expect, screen, waitFor, within } from 'storybook/test';

export const heading = () => screen.findByRole('heading', { level: 1, name: 'Room for every listing' });
export const card = (name: 'Pro' | 'Premium') => within(screen.getByRole('region', { name }));
export const button = (name: string) => within(screen.getByRole('main')).findByRole('button', { name });
export const expectToast = (text: string | RegExp) =>
  waitFor(() => expect(document.querySelector('[data-toast-host]')?.parentElement).toHaveTextContent(text));
