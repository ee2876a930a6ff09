import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeOptions } from '../testing/checks/axe';
import { beginChecks, checkStory } from '../testing/checks';
import { showFaults, watchPlay } from '../testing/checks/showFaults';
import { stopClock } from '../testing/clock';
import { withQueryClient } from '../testing/decorators/queryClient';
import { withRoute } from '../testing/decorators/route';
import { loadFonts, withTheme } from '../testing/decorators/theme';
import { isStoryOf, isWholeApp } from '../testing/storyKind';
import { viewports } from './modes';
import { isStoryFrame, isolateBrowserStorage } from '../testing/browserStorage';
import { renderInPhoneFrame } from '../testing/phoneFrame';
import { deriveParameters } from '../testing/storyParameters';
import { isTranslated, translatePage } from '../testing/translation';
import { withDesignOverlay } from '../workbench/design/DesignOverlay';
import { describeControls, nameInitialOptions } from '../workbench/docs/describeControls';
import { readBackendOptions, toolbarTypes } from '../workbench/toolbar/toolbar';
import { hasStateOverride, toolbarGlobals } from '../workbench/toolbar/toolbarGlobals';

stopClock();
configure({
  // How long a play waits for a state of the page; the default of one second is too short on a busy machine.
  asyncUtilTimeout: 15_000,
  // The default prints the whole page into the message of each failed attempt while a play waits.
  getElementError: (message) => new Error(message ?? undefined),
});
isolateBrowserStorage();

/** Lazy-loaded with the first story, so that the story list does not wait for the mocks. */
const backend = () => import('../testing/backend');
// A page that opens with a story loads them together with Storybook's index. The loader below reports a failure.
if (new URLSearchParams(window.location.search).get('viewMode') === 'story')
  void backend().catch(() => undefined);

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [describeControls, deriveParameters],
  argsEnhancers: [nameInitialOptions],
  loaders: [
    (context) => renderInPhoneFrame(context),
    async (context) => (await backend()).backendLoader(context),
  ],
  decorators: [withRoute, withQueryClient, withTheme, withDesignOverlay],
  initialGlobals: {
    ...toolbarGlobals,
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: toolbarTypes,
  parameters: {
    layout: 'fullscreen',
    docs: {
      renderer: async () => (await import('../workbench/docs/renderer')).docsRenderer(),
      toc: { headingSelector: 'h2, h3' },
      // The Code panel shows the source of a story, which says how it is set up.
      codePanel: true,
      source: { type: 'code' },
    },
    a11y: { test: 'error', options: axeOptions },
    viewport: { options: viewports },
    chromatic: {
      prefersReducedMotion: 'reduce',
      // Remaining animations are captured in their final state.
      pauseAnimationAtEnd: true,
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Catalogue',
            'Contract',
            'For designers',
            'For developers',
            'For QA',
            'Mock backend',
            'Real backend',
            'Commands',
          ],
          'Theme',
          ['Brand', 'Colors', 'Type', 'Shape and space', 'Motion', 'Focus', 'Token file'],
          'Primitives',
          'Fields',
          'Photos',
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
    const { abandonRequests, resetBackend } = await backend();
    await resetBackend(readBackendOptions(parameters, globals));
    beginChecks();
    watchPlay();
    const stopTranslating = isTranslated(parameters) ? translatePage() : undefined;
    return async () => {
      stopTranslating?.();
      await abandonRequests();
    };
  },
  async afterEach({ id, globals, parameters, canvasElement, viewMode, reporting }) {
    // Docs pages render several stories without their plays; checks run on the story's own canvas.
    if (viewMode === 'docs' || isStoryFrame()) return;
    // With backend state chosen in the toolbar, the story may not show its written state.
    if (hasStateOverride(globals)) return;
    await showFaults(async () => {
      checkStory({
        root: canvasElement.ownerDocument.body,
        expectsOnConsole: parameters['expectsOnConsole'],
        isWholeApp: isWholeApp(parameters),
        isMockStory: isStoryOf(parameters, 'mock'),
      });
      const requests = (await backend()).takeUnmockedRequests();
      if (requests.length > 0)
        throw new Error(`Requests without a mock handler: ${requests.join(', ')}. Add a handler for each.`);
    }, reporting);
    // Set in the project `stories` of vitest.config.ts, where no story may pass without these checks.
    if (import.meta.env['TESTS'] && !window.efieAfterStory)
      throw new Error('vitest.setup.ts was not loaded.');
    await window.efieAfterStory?.({ id, parameters, globals });
  },
};

export default preview;
