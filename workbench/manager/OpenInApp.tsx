import { BrowserIcon } from '@storybook/icons';
// Storybook's window compiles JSX to this name.
import React from 'react';
import { Button } from 'storybook/internal/components';
import { useParameter } from 'storybook/manager-api';
import { linkToApp } from './stateLink';
import { useShownStory } from './useShownStory';

/**
 * Where the running app stands. `npm start` says so; a Storybook that is served for development takes the usual address, and
 * a built one, which may stand anywhere, none.
 */
const APP =
  process.env['STORYBOOK_APP_URL'] ??
  (process.env['NODE_ENV'] === 'development' ? 'http://localhost:5173/' : '');

/** Opens the page that a story shows in the running app, in the same state, with its panel at hand. */
export function OpenInApp(): React.ReactNode {
  const story = useShownStory();
  const asking = {
    route: useParameter<unknown>('route'),
    session: useParameter<unknown>('session'),
    network: useParameter<unknown>('network'),
    scenario: useParameter<unknown>('scenario'),
  };
  const link = story && linkToApp(APP, asking, story);
  if (link === null) return null;
  return (
    <Button
      asChild
      variant="ghost"
      padding="small"
      ariaLabel="Open in the running app"
      tooltip={`Open in the running app (npm start serves it on ${APP})`}
    >
      <a href={link} target="_blank" rel="noopener noreferrer">
        <BrowserIcon />
      </a>
    </Button>
  );
}
