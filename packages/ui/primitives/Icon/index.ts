export { EyeCheckGlyph } from './EyeCheckGlyph';
export { Icon, type IconProps, type IconType } from './Icon';
export { WhatsAppGlyph } from './WhatsAppGlyph';
