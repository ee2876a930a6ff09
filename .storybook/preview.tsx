import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeOptions } from '../testing/checks/axe';
import { beginChecks, judgeStory } from '../testing/checks';
import { showFaults, watchPlay } from '../testing/checks/showFaults';
import { stopClock } from '../testing/clock';
import { withQueryClient } from '../testing/decorators/queryClient';
import { withRoute } from '../testing/decorators/route';
import { loadFonts, withTheme } from '../testing/decorators/theme';
import { isWholeApp } from '../testing/isWholeApp';
import { chromaticModes, viewports } from './modes';
import { isStoryFrame, takeOwnDevice } from '../testing/ownDevice';
import { showAtOwnViewport } from '../testing/ownViewport';
import { choosePictures } from '../testing/pictures';
import { readWishes, toolbarTypes } from '../workbench/toolbar/toolbar';
import { isChosen, toolbarGlobals } from '../workbench/toolbar/toolbarGlobals';

stopClock();
// What a person waits for may take seconds on a busy machine; a state that never comes still fails. Pictures judge no speed.
configure({ asyncUtilTimeout: window.efieFlatPictures ? 30_000 : 5_000 });
takeOwnDevice();

/** Comes with the first story: the list of stories waits for neither the mocks nor what draws pages of words. */
const backend = () => import('../testing/backend');

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [choosePictures],
  loaders: [
    (context) => showAtOwnViewport(context),
    async (context) => (await backend()).backendLoader(context),
  ],
  decorators: [withRoute, withQueryClient, withTheme],
  initialGlobals: {
    ...toolbarGlobals,
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: toolbarTypes,
  parameters: {
    layout: 'fullscreen',
    docs: { renderer: async () => (await import('../workbench/docs/renderer')).docsRenderer() },
    a11y: { test: 'error', options: axeOptions },
    viewport: { options: viewports },
    chromatic: {
      // Baselines are kept apart for each; `npm run test:visual` takes the same modes of the same stories (pictures.ts).
      modes: chromaticModes,
      prefersReducedMotion: 'reduce',
      // What moves all the same stands where it would come to rest.
      pauseAnimationAtEnd: true,
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start',
          'Theme',
          'Primitives',
          'Fields',
          'Cards',
          'Forms',
          'Dialogs',
          'Panels',
          'Screens',
          'Journeys',
          'Mocks',
        ],
      },
    },
  },
  async beforeEach({ parameters, globals }) {
    await loadFonts();
    const { freshBackend } = await backend();
    await freshBackend(readWishes(parameters, globals));
    beginChecks();
    watchPlay();
  },
  async afterEach({ id, globals, parameters, canvasElement, title, tags, viewMode, reporting }) {
    // A page of words shows stories as they open, beside each other: each is judged where it stands alone.
    if (viewMode === 'docs' || isStoryFrame()) return;
    // In a state that somebody chose it need not be what it was written to show.
    if (isChosen(globals)) return;
    await showFaults(async () => {
      judgeStory({
        root: canvasElement.ownerDocument.body,
        expectsOnConsole: parameters['expectsOnConsole'],
        isWholeApp: isWholeApp(title),
        isOfMocks: title.startsWith('Mocks/'),
      });
      const calls = (await backend()).takeUnmockedCalls();
      if (calls.length > 0) throw new Error(`Calls that no handler answers: ${calls.join(', ')}`);
    }, reporting);
    await window.efieAfterStory?.({ id, title, tags, parameters });
  },
};

export default preview;
