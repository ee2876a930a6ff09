import { useArgs, useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api';
import { validGlobals, type MenuValues, type ShownStory } from './stateLink';

interface Menu {
  toolbar?: { items?: readonly (string | { value?: string | undefined })[] };
}

function menuValues(types: Readonly<Record<string, Menu>>): MenuValues {
  return Object.fromEntries(
    Object.entries(types).flatMap(([name, { toolbar }]) =>
      toolbar?.items
        ? [[name, toolbar.items.flatMap((item) => (typeof item === 'string' ? item : (item.value ?? [])))]]
        : [],
    ),
  );
}

/** The story on the canvas with its globals and args; null on a docs page. */
export function useShownStory(): ShownStory | null {
  const api = useStorybookApi();
  const [, , , currentGlobals] = useGlobals();
  const types = useGlobalTypes();
  const [args] = useArgs();
  const shown = api.getCurrentStoryData();
  if (!shown || shown.type !== 'story') return null;
  const globals = validGlobals(currentGlobals, menuValues(types));
  return { id: shown.id, globals, args: args ?? {}, argsText: api.getQueryParam('args') ?? '' };
}
