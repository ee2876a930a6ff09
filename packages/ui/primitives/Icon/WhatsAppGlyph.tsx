import type { GlyphProps } from './Icon';

/** A speech bubble with a handset, in the current color, never in WhatsApp's green. Use with `Icon`. */
export function WhatsAppGlyph({ size = 20, strokeWidth = 1.75, ...rest }: GlyphProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" {...rest}>
      <path
        d="M2.9 21.1l1.3-4.7a9.2 9.2 0 1 1 3.5 3.4z"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
      />
      <path
        d="M8.6 7.3c.2-.4.4-.4.7-.4h.5c.2 0 .4.1.5.4l.7 1.8c.1.2 0 .4-.1.6l-.6.7c-.2.2-.2.4-.1.6.7 1.2 1.6 2 2.8 2.6.3.1.5.1.6-.1l.7-.9c.2-.2.3-.2.6-.1l1.7.8c.3.1.4.3.4.5 0 1.1-.7 1.9-1.7 2.1-.9.1-2.2-.1-4-1.1-2-1.2-3.2-2.9-3.6-3.8-.5-1.3-.1-2.6.9-3.7z"
        fill="currentColor"
      />
    </svg>
  );
}
