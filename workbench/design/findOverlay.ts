import type { CSSProperties } from 'react';
import { readDesignImages, type DesignImage } from '../../testing/designs';

/** How the overlay is drawn, by the value of the toolbar's menu. */
export const overlayStyles: Readonly<Record<string, CSSProperties>> = {
  opacity25: { opacity: 0.25 },
  opacity50: { opacity: 0.5 },
  opacity75: { opacity: 0.75 },
  difference: { mixBlendMode: 'difference' },
};

interface Overlay {
  image: DesignImage | null;
  /** What the user should know; '' if the image matches the canvas. */
  notice: string;
}

/**
 * The image to lay over a story: that of the canvas's width and theme, of the first design that the story names.
 * @param canvasWidth CSS px
 */
export function findOverlay(
  { design, kind }: { design?: unknown; kind?: unknown },
  canvasWidth: number,
  theme: 'light' | 'dark',
): Overlay {
  const images = readDesignImages(design);
  const drawn = images.filter(({ place }) => place !== 'none');
  const distance = ({ width }: DesignImage) => Math.abs(width - canvasWidth);
  const [nearest] = drawn.toSorted((first, second) => distance(first) - distance(second));
  if (!nearest) return { image: null, notice: missingNotice(images.length > 0, design) };
  const ofWidth = drawn.filter(({ width }) => width === nearest.width);
  const image = ofWidth.find((each) => each.theme === theme) ?? nearest;
  const notices = [
    image.width !== canvasWidth &&
      `The design is ${image.width} px wide, the canvas ${canvasWidth} px: choose the viewport ${image.width < 800 ? 'Phone 390' : 'Desktop 1280'}.`,
    image.theme !== theme && `The design has no ${theme} image of this.`,
    kind === undefined && 'The design shows the whole screen, the story only a part of it.',
  ];
  return { image, notice: notices.filter(Boolean).join(' ') };
}

function missingNotice(isOnSheet: boolean, design: unknown): string {
  if (isOnSheet) return 'The design has this on a sheet of components: compare it in the Design panel.';
  return [design].flat().some(Boolean)
    ? 'The design is not an image: compare it in the Design panel.'
    : 'The design has no image of this story.';
}
