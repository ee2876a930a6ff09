import { serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { PropertyDetailScreen } from './PropertyDetail';
import {
  TITLE,
  wireVilla,
  respondWith,
  respondWithListing,
  heading,
  main,
  expectNoRawValues,
} from './storyDetail';

const meta = {
  title: 'Screens/PropertyDetail',
  component: PropertyDetailScreen,
  decorators: [wholeApp],
  parameters: { design: designs('property-detail'), kind: 'screen', route: '/property/7' },
} satisfies Meta<typeof PropertyDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A listing for rent, with all of its data. */
export const Default: Story = {
  tags: ['visual'],
  parameters: {
    msw: respondWithListing(),
  },
  play: async () => {
    await heading();
    await expect(document.title).toBe(`${TITLE} | Efie`);
    const page = main();
    await expect(page.getAllByRole('button', { name: /^Villa in Accra, picture/ })).toHaveLength(3);
    await expect(page.getByText('Villa · For Rent')).toBeVisible();
    await expect(page.getByText('Featured')).toBeVisible();
    await expect(page.getByText('Lagos Avenue, East Legon, Accra, Greater Accra')).toBeVisible();
    await expect(page.getByText('Listed 3 November 2026, 18 days ago')).toBeVisible();
    await expect(page.getByText('1,284 views')).toBeVisible();
    const facts = within(page.getByRole('list', { name: 'Rooms and size' })).getAllByRole('listitem');
    await expect(facts.map((fact) => fact.textContent)).toEqual([
      '5 bedrooms',
      '5 bathrooms',
      '3 parking spaces',
      '4,200 sq ft',
    ]);
    await expect(page.getByText(/^A five-bedroom villa/)).toHaveTextContent('A&C junction');
    await expect(page.getByText('Walled and Gated')).toBeVisible();
    const agent = within(page.getByRole('region', { name: 'Ama Owusu-Mensah' }));
    await expect(agent.getByText(/GH₵ 9,500/).parentElement).toHaveTextContent('GH₵ 9,500 per month');
    await expect(agent.getByText('Adom Keys')).toBeVisible();
    await expect(agent.getByText('Verified Agent')).toBeVisible();
    await expect(agent.getByText(/^I look after family homes/)).toBeVisible();
    await expect(agent.getByRole('link', { name: 'Call Agent' })).toHaveAttribute(
      'href',
      'tel:+233245550142',
    );
    const chat = new URL(agent.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
    await expect(chat.host + chat.pathname).toBe('wa.me/233245550142');
    await expect(chat.searchParams.get('text')?.split('\n')).toEqual([
      `Hello, I need help finding a property. I saw "${TITLE}" in Lagos Avenue, East Legon, Accra, Greater Accra on Efie` +
        ' (For Rent, GH₵\u00a09,500 per month).',
      `${window.location.origin}/property/7`,
      'Is it still available? Is there a viewing fee? How many months of advance?',
    ]);
    await expect(agent.getByRole('link', { name: 'View Agent Profile' })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );
    await expect(page.getByRole('button', { name: 'Save', pressed: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    // On phones the link is over the photo and named Back.
    await expect(page.getByRole('link', { name: /^(?:Browse|Back)$/ })).toHaveAttribute('href', '/listings');
    await expect(page.queryByText('Over 60 days old')).toBeNull();
    await expect(page.queryByRole('heading', { name: 'Similar properties' })).toBeNull();
    await expectNoRawValues();
  },
};

/** A home for sale: the price without a period, and no move-in cost. */
export const Sale: Story = {
  tags: ['slow'],
  parameters: {
    msw: respondWithListing({ listingType: 'sale', price: 1_250_000, bedrooms: 1, parking: 1 }),
  },
  play: async () => {
    await heading();
    await expect(main().getByText(/ · For Sale$/)).toBeVisible();
    const agent = within(main().getByRole('region', { name: 'Ama Owusu-Mensah' }));
    await expect(agent.getByText(/GH₵ 1,250,000/).parentElement).not.toHaveTextContent('per month');
    await expect(main().getByText('bedroom')).toBeVisible();
    await expect(main().getByText('parking space')).toBeVisible();
    await expect(main().queryByText('Move-in cost')).toBeNull();
  },
};

/** On a tablet the title is above the gallery, which is as low as on desktop. */
export const Tablet: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'tablet' } },
  parameters: { msw: respondWithListing() },
  play: async () => {
    const title = await heading();
    const gallery = main().getByRole('list', { name: 'Photos' }).getBoundingClientRect();
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(gallery.top);
    await expect(gallery.height).toBeLessThanOrEqual(400);
    await expect(main().getByRole('link', { name: 'Browse' })).toBeVisible();
  },
};

/** Other messages ask the agent one thing each. */
export const OtherMessages: Story = {
  tags: ['slow'],
  parameters: { msw: respondWithListing() },
  play: async () => {
    await heading();
    const agent = within(main().getByRole('region', { name: 'Ama Owusu-Mensah' }));
    await userEvent.click(await agent.findByText('Other messages'));
    const link = agent.getByRole<HTMLAnchorElement>('link', { name: 'Can I view it this week?' });
    await expect(link).toBeVisible();
    await expect(new URL(link.href).searchParams.get('text')).toMatch(
      /\/property\/7\nCan I view it this week\?$/,
    );
  },
};

/** A listing more than 60 days old has a warning badge beside its date. */
export const OldListing: Story = {
  tags: ['slow'],
  parameters: { msw: respondWithListing({ createdAt: '2026-09-21T08:00:00Z' }) },
  play: async () => {
    await heading();
    await expect(main().getByText('Listed 21 September 2026, 61 days ago')).toBeVisible();
    await expect(main().getByText('Over 60 days old')).toBeVisible();
  },
};

/** The move-in cost: the link under the price focuses the panel without a history entry. */
export const MoveInCost: Story = {
  tags: ['slow'],
  parameters: { msw: respondWithListing({ price: 1500 }) },
  play: async () => {
    await heading();
    const before = window.history.length;
    const panel = await main().findByRole('region', { name: 'Move-in cost' });
    await userEvent.click(main().getByRole('link', { name: 'Move-in cost' }));
    await expect(panel).toHaveFocus();
    await expect(window.history.length).toBe(before);
    await userEvent.click(within(panel).getByRole('radio', { name: '12' }));
    await userEvent.click(within(panel).getByRole('radio', { name: '5%' }));
    await expect(within(panel).getByText(/^GH₵ 18,900$/)).toBeVisible();
  },
};

/** Opened from a search for a home to move into with cash: the panel has its months. */
export const MoveInMonths: Story = {
  parameters: { msw: respondWithListing(), route: '/property/7?months=12' },
  play: async () => {
    const panel = within(await main().findByRole('region', { name: 'Move-in cost' }));
    await expect(panel.getByRole('radio', { name: '12' })).toBeChecked();
    await expect(panel.getByText(/^GH₵\s9,500 × 12 months$/)).toBeVisible();
    await expect(panel.getByText(/Rent Act/)).toBeVisible();
  },
};

/** Opened from the listings: up to three similar listings, which link to their own screens. */
export const Similar: Story = {
  tags: ['slow'],
  parameters: { route: '/listings' },
  play: async () => {
    const [first] = await screen.findAllByRole('link', { name: /^View Details/ });
    await userEvent.click(first ?? document.body);
    const band = within(await screen.findByRole('region', { name: 'Similar properties' }));
    const cards = band.getAllByRole('article');
    await expect(cards.length).toBeGreaterThan(0);
    await expect(cards.length).toBeLessThanOrEqual(3);
    const title = within(cards[0] ?? document.body).getByRole('heading');
    const name = title.textContent;
    await userEvent.click(within(title).getByRole('link'));
    await expect(await heading(name)).toBeVisible();
  },
};

/** Opened from the listings: the price among those of similar plots, without a judgment. */
export const PriceInContext: Story = {
  tags: ['slow'],
  parameters: {
    route: '/listings?region=Greater+Accra&type=sale&property=land',
    // Whether the card was seen for long enough to count a view depends on the machine.
    msw: { handlers: { recordPropertyView: serverCrash('recordPropertyView') } },
  },
  play: async () => {
    const [first] = await screen.findAllByRole('link', { name: /^View Details/ });
    await userEvent.click(first ?? document.body);
    await screen.findByRole('region', { name: 'Similar properties' });
    const notes = main()
      .getAllByText(
        /^GH₵ [\d,.]+ is (?:\d+% (?:below|above)|about) the median of 8 similar plots of land in Greater Accra$/,
      )
      .filter((note) => note.checkVisibility());
    await expect(notes).toHaveLength(1);
    await expect(
      main()
        .getAllByText('plots of land for sale in Greater Accra')
        .filter((text) => text.checkVisibility()),
    ).toHaveLength(1);
  },
};

/** Land: the area, without rooms. */
export const Land: Story = {
  tags: ['slow'],
  parameters: {
    msw: respondWithListing({
      title: 'Walled plot at Dodowa',
      propertyType: 'land',
      listingType: 'sale',
      bedrooms: 0,
      bathrooms: 0,
      parking: 0,
      area: 7000,
    }),
  },
  play: async () => {
    await heading('Walled plot at Dodowa');
    const facts = within(main().getByRole('list', { name: 'Rooms and size' })).getAllByRole('listitem');
    await expect(facts.map((fact) => fact.textContent)).toEqual(['7,000 sq ft']);
  },
};

/** A rented listing: a badge says so, and the WhatsApp message asks for similar homes. */
export const Rented: Story = {
  parameters: { msw: respondWithListing({ status: 'rented' }) },
  play: async () => {
    await heading();
    await expect(main().getByText('Rented')).toBeVisible();
    const agent = within(main().getByRole('region', { name: 'Ama Owusu-Mensah' }));
    const chat = agent.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    await expect(new URL(chat.href).searchParams.get('text')).toContain('similar homes');
  },
};

/** The response is the listing itself, without an envelope. */
export const AtTheRoot: Story = {
  parameters: { msw: respondWith(wireVilla()) },
  play: async () => {
    await expect(await heading()).toBeVisible();
  },
};

const expectPhotoCount = (text: string) =>
  waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(text));

/** The lightbox by keyboard: Enter opens it, arrows change the photo, Escape and Back close it; the page does not scroll. */
export const LightboxByKeyboard: Story = {
  parameters: { design: designs('lightbox'), msw: respondWithListing() },
  play: async () => {
    await heading();
    const second = main().getByRole('button', { name: /picture 2 of \d+$/ });
    const total = /of (\d+)/.exec(second.textContent || second.querySelector('img')?.alt || '')?.[1];
    second.focus();
    const { scrollY } = window;
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Photos' });
    await expectPhotoCount(`2 of ${total}`);
    await expect(second.closest('[inert]')).not.toBeNull();
    const isRtl = document.documentElement.dir === 'rtl';
    const next = isRtl ? '{ArrowLeft}' : '{ArrowRight}';
    const previous = isRtl ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard(next);
    await expectPhotoCount(`3 of ${total}`);
    await userEvent.keyboard(previous);
    await expectPhotoCount(`2 of ${total}`);
    await userEvent.keyboard(previous);
    await expectPhotoCount(`1 of ${total}`);
    await userEvent.keyboard(previous);
    await expectPhotoCount(`${total} of ${total}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Photos' });
    await expectPhotoCount(`2 of ${total}`);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await heading()).toBeVisible();
    await expect(second).toHaveFocus();
    await expect(window.scrollY).toBe(scrollY);
  },
};

/** On a phone: the price under the location, a contact bar, and space for it below the footer. */
export const PhoneLayout: Story = {
  tags: ['slow'],
  parameters: { design: designs('property-detail', 'property-detail-sticky-bar'), msw: respondWithListing() },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await heading();
    const bar = within(main().getByRole('region', { name: 'Contact' }));
    const advice = main().getByRole('region', { name: 'Before you pay' });
    const agent = main().getByRole('region', { name: 'Ama Owusu-Mensah' });
    await expect(advice.compareDocumentPosition(agent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(bar.getByRole('link', { name: 'Call Agent' })).toHaveTextContent('Call');
    await expect(main().getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/listings');
    await expect(main().getAllByRole('button', { name: 'Save' })).toHaveLength(1);
    await expect(
      main()
        .getAllByText(/GH₵ 9,500(?! ×)/)
        .filter((price) => price.checkVisibility()),
    ).toHaveLength(2);
    main().getByRole('link', { name: 'View Agent Profile' }).scrollIntoView({ block: 'end' });
    await waitFor(() => expect(main().getAllByRole('link', { name: 'Call Agent' })).toHaveLength(1));
    const footer = screen.getByRole('contentinfo');
    await expect(parseFloat(getComputedStyle(footer).paddingBottom)).toBe(88);
  },
};
