import { lazyComponent } from '@efie/ui';

/** Lazy-loaded, because guests do not need it. */
export const LazyMemberHeader = lazyComponent(async () => (await import('./MemberHeader')).MemberHeader);
