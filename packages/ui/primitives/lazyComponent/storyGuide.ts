import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For code that a screen does not need at first: lazyComponent for a part, lazyDialog for a dialog, sheet or menu.',
  avoid: 'Not React.lazy, which keeps a failed import until the page is reloaded.',
  do: 'Reserve the height of the part in the fallback.',
  dont: 'Do not lazy-load what is visible first.',
  anatomy: ['fallback of Suspense', 'the component once loaded', 'LoadFailure with Try again'],
  accessibility: [
    'When the code cannot be loaded, focus that was lost moves to the replacement; after Try again it moves to the loaded part.',
    'Fields outside keep their input.',
  ],
  related: ['WidgetBoundary', 'ErrorState'],
  exports: ['lazyComponent', 'lazyDialog', 'LoadFailure'],
} satisfies Guide;
