import { addons, types } from 'storybook/manager-api';
import { windowThemes } from '../workbench/docs/storybookTheme';
import { CopyLink } from '../workbench/manager/CopyLink';
import { OpenInApp } from '../workbench/manager/OpenInApp';

const ID = 'efie/state';

addons.setConfig({
  theme: windowThemes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
});

const isStory = ({ viewMode, tabId }: { viewMode?: string; tabId?: string }) =>
  viewMode === 'story' && !tabId;

addons.register(ID, () => {
  addons.add(`${ID}/copy-link`, {
    type: types.TOOLEXTRA,
    title: 'Copy link to this state',
    match: isStory,
    render: CopyLink,
  });
  addons.add(`${ID}/open-in-app`, {
    type: types.TOOLEXTRA,
    title: 'Open in the running app',
    match: isStory,
    render: OpenInApp,
  });
});
