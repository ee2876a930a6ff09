import { addons } from 'storybook/manager-api';
import { windowThemes } from '../workbench/docs/storybookTheme';
import { sidebarLabel } from '../workbench/manager/sidebarLabel';

addons.setConfig({
  theme: windowThemes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
  sidebar: { renderLabel: sidebarLabel },
});
