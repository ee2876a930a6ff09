import { create, type ThemeVars } from 'storybook/theming';
import { radius } from '@efie/ui/theme';
import { themeColors } from '@efie/ui/theme/themeColors';
import tokens from '@efie/ui/theme/tokens.json';

const controlRadius = Number.parseFloat(radius.control);

const TEXT = "'Efie Sans','Source Sans 3 Variable',system-ui,sans-serif";

/** Colors of one of our themes for Storybook's UI and docs blocks. */
function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const roles = themeColors[base];
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
    appBorderRadius: controlRadius,
    textColor: roles.text,
    textInverseColor: roles.bg,
    textMutedColor: roles.text3,
    barBg: roles.surface,
    barTextColor: roles.text2,
    barHoverColor: roles.link,
    barSelectedColor: roles.link,
    buttonBg: roles.surface,
    buttonBorder: roles.borderControl,
    booleanBg: roles.tint,
    booleanSelectedBg: roles.surface,
    inputBg: roles.surface,
    inputBorder: roles.borderControl,
    inputTextColor: roles.text,
    inputBorderRadius: controlRadius,
  });
}

const SELECTED = tokens.primitive.forest['400'].$value.hex;

/** Storybook's UI has white text on the selected color, for which the dark theme's link color is too light. */
export const windowThemes = {
  light: storybookTheme('light'),
  dark: { ...storybookTheme('dark'), colorSecondary: SELECTED, barSelectedColor: SELECTED },
} as const;

export const storybookThemes = { light: storybookTheme('light'), dark: storybookTheme('dark') } as const;
