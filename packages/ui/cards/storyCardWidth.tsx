import type { Decorator } from '@storybook/react-vite';

/** Stories in a column of this width in px, or of their parameter `cardWidth`. */
export const inColumn =
  (width: number): Decorator =>
  (Story, { parameters }) => (
    <div style={{ maxInlineSize: parameters['cardWidth'] ?? width, padding: 16 }}>
      <Story />
    </div>
  );
