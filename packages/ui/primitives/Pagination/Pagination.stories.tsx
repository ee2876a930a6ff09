import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Pagination } from './Pagination';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  parameters: {
    design: designs('navigation'),
    layout: 'padded',
    guide: {
      use: 'Below a list that is split into pages. Pages are links, so that Back, tabs and bookmarks work.',
      avoid: 'Not when the whole list is on one page. Not for steps of a form.',
      do: "Say where the user is: 'Page 2 of 4, showing 96 properties'.",
      dont: 'Do not hide it on phones.',
      anatomy: ['summary', 'previous page', 'page links, with gaps', 'next page'],
      accessibility: [
        "A `nav` named 'Pages' with links of 44 px; the current page has `aria-current`.",
        'At an end the arrow is no link and hidden from screen readers.',
      ],
      related: ['ResultList', 'Link'],
      exports: ['Pagination'],
    } satisfies Guide,
  },
  args: {
    page: 2,
    pageCount: 4,
    hrefFor: (page) => `?page=${page}`,
    summary: 'Page 2 of 4, showing 96 properties',
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A middle page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=3'),
    );
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The first page has no link to a previous one. */
export const First: Story = {
  tags: ['visual'],
  args: { page: 1, summary: 'Page 1 of 4, showing 96 properties' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  },
};

/** The last page has no link to a next one. */
export const Last: Story = { args: { page: 4, summary: 'Page 4 of 4, showing 96 properties' } };

/** Many pages: the first, the current and the last one are shown. */
export const Many: Story = {
  tags: ['visual'],
  args: { page: 7, pageCount: 417, summary: 'Page 7 of 417, showing 10,000 properties' },
};

/** One page: only the summary. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1, summary: 'Page 1 of 1, showing 9 properties' },
};

/** The first of many pages. */
export const FirstOfMany: Story = {
  args: { page: 1, pageCount: 12, summary: 'Page 1 of 12, showing 280 properties' },
};

/** The last of many pages. */
export const LastOfMany: Story = {
  tags: ['visual'],
  args: { page: 12, pageCount: 12, summary: 'Page 12 of 12, showing 280 properties' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  },
};

/** Keyboard: Tab moves through the pages in order, including the current one. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Page 4', 'Next page']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
