import { late } from './late';

export const footer = late(async () => (await import('./ShellFooter')).ShellFooter);
