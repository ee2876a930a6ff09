import { describe, expect, it } from 'vitest';
import { designs } from '../../testing/designs';
import { findOverlay } from './findOverlay';

describe('findOverlay', () => {
  const screen = { design: designs('home'), kind: 'screen' };
  const notDark = { design: designs('about'), kind: 'screen' };

  it('finds the image of the canvas and the theme', () => {
    const overlayOf = (width: number, theme: 'light' | 'dark') => {
      const { image, notice } = findOverlay(screen, width, theme);
      return [image?.file, notice];
    };
    expect(overlayOf(1280, 'light')).toEqual(['screens/home-desktop.avif', '']);
    expect(overlayOf(1280, 'dark')).toEqual(['screens/home-desktop-dark.avif', '']);
    expect(overlayOf(390, 'dark')).toEqual(['screens/home-mobile-dark.avif', '']);
    expect(overlayOf(1140, 'light')).toEqual([
      'screens/home-desktop.avif',
      'The design is 1280 px wide, the canvas 1140 px: choose the viewport Desktop 1280.',
    ]);
  });

  it('places pages at the top, dialogs in the middle and bottom sheets at the bottom', () => {
    const placeOf = (name: 'home' | 'delete-dialog', width: number) =>
      findOverlay({ design: designs(name), kind: 'overlay' }, width, 'light').image?.place;
    expect(placeOf('home', 390)).toBe('page');
    expect(placeOf('delete-dialog', 1280)).toBe('middle');
    expect(placeOf('delete-dialog', 390)).toBe('bottom');
  });

  it('says what does not match', () => {
    expect(findOverlay(notDark, 390, 'dark')).toMatchObject({
      image: { file: 'screens/about-mobile.avif' },
      notice: 'The design has no dark image of this.',
    });
    expect(findOverlay({ design: designs('home') }, 390, 'light').notice).toBe(
      'The design shows the whole screen, the story only a part of it.',
    );
  });

  it('says plainly that there is no image', () => {
    const noticeOf = (design: unknown) => {
      const { image, notice } = findOverlay({ design, kind: 'screen' }, 1280, 'light');
      expect(image).toBeNull();
      return notice;
    };
    expect(noticeOf(undefined)).toBe('The design has no image of this story.');
    expect(noticeOf([])).toBe('The design has no image of this story.');
    expect(noticeOf({ type: 'figma', url: 'https://www.figma.com/design/abc' })).toBe(
      'The design is not an image: compare it in the Design panel.',
    );
    expect(noticeOf(designs('buttons'))).toBe(
      'The design has this on a sheet of components: compare it in the Design panel.',
    );
  });
});
