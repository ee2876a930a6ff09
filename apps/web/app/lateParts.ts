import { late } from './late';

export const recentlyViewed = late(
  async () => (await import('../routes/parts/RecentlyViewedHere')).RecentlyViewedHere,
);

export const footer = late(async () => (await import('./ShellFooter')).ShellFooter);
