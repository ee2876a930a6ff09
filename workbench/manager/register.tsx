// Storybook's window compiles JSX to this name.
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { BothThemes } from './BothThemes';
import { CopyLink } from './CopyLink';
import { OpenInApp } from './OpenInApp';
import { StatePanel } from './StatePanel';

const ID = 'efie/state';

const isStory = ({ viewMode, tabId }: { viewMode?: string; tabId?: string }) =>
  viewMode === 'story' && !tabId;

addons.register(ID, () => {
  addons.add(`${ID}/copy-link`, {
    type: types.TOOL,
    title: 'Copy link to this state',
    match: isStory,
    render: CopyLink,
  });
  addons.add(`${ID}/open-in-app`, {
    type: types.TOOL,
    title: 'Open in the running app',
    match: isStory,
    render: OpenInApp,
  });
  addons.add(`${ID}/both-themes`, {
    type: types.TOOL,
    title: 'Light and dark side by side',
    match: isStory,
    render: BothThemes,
  });
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'State',
    match: isStory,
    render: ({ active = false }): React.ReactNode => (
      <AddonPanel active={active}>
        <StatePanel />
      </AddonPanel>
    ),
  });
});
