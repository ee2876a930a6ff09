import { addons } from 'storybook/manager-api';
import { windowThemes } from '../workbench/docs/storybookTheme';

addons.setConfig({
  theme: windowThemes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
  sidebar: {
    // Marks components that are new or deprecated.
    renderLabel: ({ type, name, tags = [] }) => {
      const mark = type === 'component' && ['new', 'deprecated'].find((tag) => tags.includes(tag));
      return mark ? `${name} (${mark})` : name;
    },
  },
});
