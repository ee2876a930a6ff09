import { create, type ThemeVars } from 'storybook/theming';
import tokens from '@efie/ui/theme/tokens.json';

const TEXT = "'Source Sans 3 Variable','Efie Sans GH',system-ui,sans-serif";

/** Storybook's own blocks (props table, source, canvas) in the colours of one of our themes. */
function docsTheme(base: 'light' | 'dark'): ThemeVars {
  const roles = tokens.color[base];
  return create({
    base,
    fontBase: TEXT,
    colorPrimary: roles.primary.value,
    colorSecondary: roles.link.value,
    appBg: roles.bg.value,
    appContentBg: roles.bg.value,
    appPreviewBg: roles.bg.value,
    appBorderColor: roles.border.value,
    appBorderRadius: tokens.radius.control,
    textColor: roles.text.value,
    textInverseColor: roles.bg.value,
    textMutedColor: roles['text-3'].value,
    barBg: roles.surface.value,
    barTextColor: roles['text-2'].value,
    barHoverColor: roles.link.value,
    barSelectedColor: roles.link.value,
    buttonBg: roles.surface.value,
    buttonBorder: roles['border-control'].value,
    booleanBg: roles.tint.value,
    booleanSelectedBg: roles.surface.value,
    inputBg: roles.surface.value,
    inputBorder: roles['border-control'].value,
    inputTextColor: roles.text.value,
    inputBorderRadius: tokens.radius.control,
  });
}

export const docsThemes = { light: docsTheme('light'), dark: docsTheme('dark') } as const;
