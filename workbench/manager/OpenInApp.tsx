import { BrowserIcon } from '@storybook/icons';
// Storybook's window compiles JSX to this name.
import React from 'react';
import { Button } from 'storybook/internal/components';
import { useArgs, useGlobals, useParameter } from 'storybook/manager-api';
import { linkToApp } from './stateLink';

/**
 * URL of the running app, set by `npm start`, or its path on the same host, set by `npm run build -- site`. A Storybook in
 * development falls back to the default URL; a built one has no link.
 */
const APP_URL =
  process.env['STORYBOOK_APP_URL'] ??
  (process.env['NODE_ENV'] === 'development' ? 'http://localhost:5173/' : '');
const APP = APP_URL && new URL(APP_URL, window.location.href).href;

/** Opens the story's screen in the running app with the same session, data, network and time. */
export function OpenInApp(): React.ReactNode {
  const [, , , globals] = useGlobals();
  const [args] = useArgs();
  const parameters = {
    route: useParameter<unknown>('route'),
    session: useParameter<unknown>('session'),
    network: useParameter<unknown>('network'),
    scenario: useParameter<unknown>('scenario'),
  };
  const hasOwnResponses = useParameter<{ handlers?: unknown }>('msw')?.handlers !== undefined;
  const link = linkToApp(APP, parameters, globals, args);
  if (link === null) return null;
  return (
    <Button
      asChild
      variant="ghost"
      padding="small"
      ariaLabel="Open in the running app"
      tooltip={`Open in the running app${hasOwnResponses ? ', without the responses of this story' : ''} (${APP})`}
    >
      <a href={link} target="_blank" rel="noopener noreferrer">
        <BrowserIcon />
      </a>
    </Button>
  );
}
