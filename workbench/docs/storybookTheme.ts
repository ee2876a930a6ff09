import { create, type ThemeVars } from 'storybook/theming';
import { roleColors } from '@efie/ui/theme/resolveColors';
import tokens from '@efie/ui/theme/tokens.json';

const TEXT = "'Source Sans 3 Variable','Efie Sans GH',system-ui,sans-serif";

/** Colors of one of our themes for Storybook's UI and docs blocks. */
function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const roles = roleColors(tokens.color.primitive, base, tokens.color[base]);
  return create({
    base,
    brandTitle: 'Efie',
    brandTarget: '_self',
    fontBase: TEXT,
    colorPrimary: roles.primary,
    colorSecondary: roles.link,
    appBg: roles.bg,
    appContentBg: roles.bg,
    appPreviewBg: roles.bg,
    appBorderColor: roles.border,
    appBorderRadius: tokens.radius.control,
    textColor: roles.text,
    textInverseColor: roles.bg,
    textMutedColor: roles['text-3'],
    barBg: roles.surface,
    barTextColor: roles['text-2'],
    barHoverColor: roles.link,
    barSelectedColor: roles.link,
    buttonBg: roles.surface,
    buttonBorder: roles['border-control'],
    booleanBg: roles.tint,
    booleanSelectedBg: roles.surface,
    inputBg: roles.surface,
    inputBorder: roles['border-control'],
    inputTextColor: roles.text,
    inputBorderRadius: tokens.radius.control,
  });
}

const SELECTED = tokens.color.primitive.forest['400'];

/** Storybook's UI has white text on the selected color, for which the dark theme's link color is too light. */
export const windowThemes = {
  light: storybookTheme('light'),
  dark: { ...storybookTheme('dark'), colorSecondary: SELECTED, barSelectedColor: SELECTED },
} as const;

export const storybookThemes = { light: storybookTheme('light'), dark: storybookTheme('dark') } as const;
