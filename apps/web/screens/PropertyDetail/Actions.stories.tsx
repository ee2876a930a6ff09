import { getGuestFavorites } from '@efie/api';
import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { PropertyDetailScreen } from './PropertyDetail';
import { TITLE, wireVilla, respondWithListing, heading, main, listingUrl } from './storyDetail';

const meta = {
  title: 'Screens/PropertyDetail/Actions',
  component: PropertyDetailScreen,
  decorators: [wholeApp],
  parameters: { design: designs('property-detail'), kind: 'screen', route: '/property/7' },
} satisfies Meta<typeof PropertyDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A report is sent: a toast confirms it, and focus returns to the button. */
export const Reported: Story = {
  parameters: {
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        reportProperty: outcomes.reportPropertySuccess({ success: true, message: 'Received.' }),
      },
    },
  },
  play: async () => {
    await heading();
    const opener = main().getByRole('button', { name: 'Report Issue' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Issue' }));
    for (const reason of dialog.getAllByRole('radio')) await expect(reason).not.toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'It has 4 bedrooms.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Report' }));
    await waitFor(() => expect(screen.getByText('Report submitted!')).toBeVisible());
    await expect(screen.getByText('Thank you for helping us keep the platform safe.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Report a scam opens the report with its reason chosen; the request fails, and the form keeps its values. */
export const ScamReported: Story = {
  tags: ['slow'],
  parameters: {
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        reportProperty: serverCrash('reportProperty'),
      },
    },
  },
  play: async () => {
    await heading();
    const advice = within(main().getByRole('region', { name: 'Before you pay' }));
    await userEvent.click(advice.getByRole('button', { name: 'Report a scam' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Issue' }));
    await expect(dialog.getByRole('radio', { name: 'Fraud or Scam' })).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'A fee before the viewing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Report' }));
    await dialog.findByRole('group', { name: 'Failed to submit report.' });
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('A fee before the viewing.');
  },
};

/** A guest saves the listing on this device and removes it again; no request is sent. */
export const GuestSaves: Story = {
  parameters: { msw: respondWithListing() },
  play: async () => {
    await heading();
    await userEvent.click(main().getByRole('button', { name: 'Save', pressed: false }));
    const saved = await main().findByRole('button', { name: 'Save', pressed: true });
    await expect(getGuestFavorites()).toEqual(['7']);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(saved);
    await main().findByRole('button', { name: 'Save', pressed: false });
    await expect(getGuestFavorites()).toEqual([]);
  },
};

/** A listing that a guest has saved before. */
export const Saved: Story = {
  parameters: { msw: respondWithListing() },
  beforeEach: () => {
    window.localStorage.setItem('gh-rental-favorites', '["7"]');
  },
  play: async () => {
    await heading();
    await expect(main().getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
  },
};

/** The picture of the home: its preview, copying the link, and focus back on the button. */
export const HomeCard: Story = {
  parameters: { msw: respondWithListing() },
  play: async () => {
    await heading();
    const opener = await main().findByRole('button', { name: 'Picture for WhatsApp' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Share picture' }));
    await dialog.findByRole('img', { name: `Preview: ${TITLE}` });
    await expect(dialog.getByRole('button', { name: /^(?:Share|Download) picture$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const sent = fn<(body: unknown) => void>();

const addHandler = (role: 'user' | 'agent') =>
  respondTo(role === 'user' ? 'addUserFavorite' : 'addAgentFavorite', ({ body }) => {
    sent(body);
    return { success: true, data: { favorites: [{ id: '1', property: wireVilla() }] } };
  });

const listHandler = (role: 'user' | 'agent') =>
  respondTo(role === 'user' ? 'listUserFavorites' : 'listAgentFavorites', () => ({
    success: true,
    data: { favorites: sent.mock.calls.length > 0 ? [{ id: '1', property: wireVilla() }] : [] },
  }));

async function expectSaveIsSent(): Promise<void> {
  await heading();
  await userEvent.click(await main().findByRole('button', { name: 'Save', pressed: false }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByText('Property saved to your favorites list.')).toBeVisible());
  await expect(sent).toHaveBeenCalledWith({ property_id: '7' });
  await expect(main().getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
}

/** A user saves the listing with the endpoint for users. */
export const SignedInUserSaves: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        addUserFavorite: addHandler('user'),
        listUserFavorites: listHandler('user'),
      },
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: expectSaveIsSent,
};

/** An agent saves the listing with the endpoint for agents. */
export const SignedInAgentSaves: Story = {
  parameters: {
    session: 'agent-free',
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        addAgentFavorite: addHandler('agent'),
        listAgentFavorites: listHandler('agent'),
      },
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: expectSaveIsSent,
};

/** Saving fails: a toast says so, and the button returns to its previous state. */
export const SaveFails: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        addUserFavorite: serverCrash('addUserFavorite'),
      },
    },
  },
  play: async () => {
    await heading();
    await userEvent.click(await main().findByRole('button', { name: 'Save', pressed: false }));
    await waitFor(() => expect(screen.getByText('Failed to update favorites.')).toBeVisible());
    await expect(await main().findByRole('button', { name: 'Save', pressed: false })).toBeVisible();
  },
};

const share = fn<(data?: ShareData) => Promise<void>>();
const writeText = fn<(text: string) => Promise<void>>();

/** A `beforeEach` that replaces the browser's share and clipboard APIs. */
function mockSharing(support: { canShare: boolean; canCopy: boolean }): () => () => void {
  return () => {
    share.mockReset();
    writeText.mockReset();
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: support.canShare ? share : undefined,
    });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: support.canCopy ? { writeText } : undefined,
    });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  };
}

async function pressShare(): Promise<void> {
  await heading();
  await userEvent.click(main().getByRole('button', { name: 'Share' }));
}

/** The Web Share API is available and is used. */
export const SharedNatively: Story = {
  parameters: { msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: true, canCopy: true }),
  play: async () => {
    await pressShare();
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: TITLE, url: listingUrl() }));
    await expect(writeText).not.toHaveBeenCalled();
  },
};

/** The visitor closes the share sheet: no message, and nothing is copied. */
export const ShareCancelled: Story = {
  parameters: { msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: true, canCopy: true }),
  play: async () => {
    share.mockRejectedValue(new DOMException('Cancelled', 'AbortError'));
    await pressShare();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByText('Link copied!')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The browser rejects sharing: the link is copied instead. */
export const ShareNotAllowed: Story = {
  tags: ['slow'],
  parameters: { msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: true, canCopy: true }),
  play: async () => {
    share.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await pressShare();
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(listingUrl()));
  },
};

/** Without the Web Share API the link is copied, and a toast says so. */
export const SharedByCopy: Story = {
  parameters: { msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: false, canCopy: true }),
  play: async () => {
    await pressShare();
    await waitFor(() => expect(screen.getByText('Property link copied to clipboard.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Link copied!')).toBeVisible());
    await expect(writeText).toHaveBeenCalledWith(listingUrl());
  },
};

/** Copying fails: a dialog shows the link. */
export const CopyRefused: Story = {
  parameters: { msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: false, canCopy: true }),
  play: async () => {
    writeText.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await pressShare();
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this property' }));
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(listingUrl());
  },
};

/** Without the Clipboard API a dialog shows the link. */
export const NoClipboard: Story = {
  parameters: { msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: false, canCopy: false }),
  play: async () => {
    await pressShare();
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this property' }));
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(listingUrl());
  },
};
