import { DEMO_ACCOUNTS, FAULTS, SCENARIOS } from '@efie/mocks';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { axeOptions } from './axe';
import { freshBackend, startWorker, takeUnmockedCalls, type BackendWishes } from './backend';
import { beginChecks, judgeStory } from './checks';
import { stopClock } from './clock';
import { withQueryClient } from './decorators/queryClient';
import { isWholeApp, withRoute } from './decorators/route';
import { withTheme } from './decorators/theme';
import { ComponentPage } from './docs/ComponentPage';
import { Prose } from './docs/Prose';
import { StoryBlock } from './docs/StoryBlock';
import { ThemedContainer } from './docs/ThemedContainer';
import { chromaticModes, viewports } from './modes';
import { isStoryFrame, takeOwnDevice } from './ownDevice';

stopClock();
takeOwnDevice();

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  decorators: [withRoute, withQueryClient, withTheme],
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    textSize: 'normal',
    session: 'guest',
    network: 'ok',
    data: 'normal',
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Text direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'grow',
        // An address takes no percent sign.
        items: [
          { value: 'normal', title: '100%' },
          { value: 'double', title: '200%' },
        ],
        dynamicTitle: true,
      },
    },
    session: {
      description: 'Who is signed in',
      toolbar: {
        title: 'Session',
        icon: 'user',
        items: [
          'guest',
          ...DEMO_ACCOUNTS.map(({ key, purpose }) => ({ value: key, title: key, right: purpose })),
        ],
        dynamicTitle: true,
      },
    },
    network: {
      description: 'What the network does to every call',
      toolbar: {
        title: 'Network',
        icon: 'lightning',
        items: ['ok', ...FAULTS.map(({ id, name }) => ({ value: id, title: name }))],
        dynamicTitle: true,
      },
    },
    data: {
      description: 'Which world the mock backend holds',
      toolbar: {
        title: 'Data',
        icon: 'database',
        items: SCENARIOS.map(({ id, name }) => ({ value: id, title: name })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      container: ThemedContainer,
      page: ComponentPage,
      components: { wrapper: Prose, Story: StoryBlock },
    },
    a11y: { test: 'error', options: axeOptions },
    viewport: { options: viewports },
    chromatic: {
      // Baselines are kept apart for each; `npm run test:visual` takes the same.
      modes: chromaticModes,
      prefersReducedMotion: 'reduce',
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
    await freshBackend({
      scenario: parameters['scenario'] ?? globals['data'],
      session: parameters['session'] ?? globals['session'],
      network: parameters['network'] ?? globals['network'],
      showsPhotographs: parameters['showsPhotographs'] === true,
    } satisfies BackendWishes);
    beginChecks();
  },
  async afterEach({ id, parameters, canvasElement, title, tags, viewMode }) {
    // A page of words shows stories as they open, beside each other: each is judged where it stands alone.
    if (viewMode === 'docs' || isStoryFrame()) return;
    judgeStory({
      root: canvasElement.ownerDocument.body,
      expectsOnConsole: parameters['expectsOnConsole'],
      isWholeApp: isWholeApp(title),
      isOfMocks: title.startsWith('Mocks/'),
    });
    const calls = takeUnmockedCalls();
    if (calls.length > 0) throw new Error(`Calls that no handler answers: ${calls.join(', ')}`);
    await window.efieAfterStory?.({ id, title, tags, parameters });
  },
};

export default preview;
