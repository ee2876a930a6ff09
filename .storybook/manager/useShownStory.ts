import { useArgs, useGlobals, useStorybookApi } from 'storybook/manager-api';
import type { ShownStory } from './stateLink';

/** The story on the canvas with what toolbar and controls hold; null on a page of words. */
export function useShownStory(): ShownStory | null {
  const api = useStorybookApi();
  const [, , , chosen] = useGlobals();
  const [args] = useArgs();
  const shown = api.getCurrentStoryData();
  if (!shown || shown.type !== 'story') return null;
  return { id: shown.id, globals: chosen, args: args ?? {}, argsText: api.getQueryParam('args') ?? '' };
}
