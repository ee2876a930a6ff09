import { addons, types } from 'storybook/manager-api';
import { CopyLink } from './CopyLink';
import { OpenInApp } from './OpenInApp';

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
});
