import { describe, expect, it } from 'vitest';
import { compose } from './compose';
import { circle, fill, patternedRect, polygon, rect } from './shapes';
import { Pen } from './pen';
import type { Drawing } from './shape';

const VIEW = { left: 0, top: 0, right: 100, bottom: 100 };
const paths = (drawing: Drawing): string[] => compose(drawing, VIEW).match(/<path [^>]*>/g) ?? [];

describe('compose', () => {
  it('omits shapes outside the view', () => {
    expect(paths([rect(120, 0, 10, 10, '#111111'), rect(0, 0, 10, 10, '#222222')])).toEqual([
      '<path fill="#222" d="M0 0h10v10h-10z"/>',
    ]);
  });

  it('omits only shapes that a later opaque rectangle covers', () => {
    const cover = rect(0, 0, 50, 50, '#222222');
    expect(paths([circle(20, 20, 9, '#111111'), cover])).toHaveLength(1);
    expect(paths([circle(48, 20, 9, '#111111'), cover])).toHaveLength(2);
    expect(paths([circle(20, 20, 9, '#111111'), rect(0, 0, 50, 50, '#222222', 0.5)])).toHaveLength(2);
    expect(paths([cover, circle(20, 20, 9, '#111111')])).toHaveLength(2);
  });

  it('merges shapes with the same paint across others that they do not overlap', () => {
    const merged = paths([
      rect(0, 0, 10, 10, '#111111'),
      rect(20, 0, 10, 10, '#222222'),
      rect(40, 0, 10, 10, '#111111'),
    ]);
    expect(merged).toEqual([
      '<path fill="#111" d="M0 0h10v10h-10zM40 0h10v10h-10z"/>',
      '<path fill="#222" d="M20 0h10v10h-10z"/>',
    ]);
  });

  it('never moves a shape below one that it overlaps', () => {
    const crossing = paths([
      rect(0, 0, 10, 10, '#111111'),
      rect(5, 0, 10, 10, '#222222'),
      rect(12, 0, 10, 10, '#111111'),
    ]);
    expect(crossing).toHaveLength(3);
  });

  it('does not merge overlapping transparent shapes, which darken each other', () => {
    const overlapping = [rect(0, 0, 10, 10, '#111111', 0.2), rect(5, 0, 10, 10, '#111111', 0.2)];
    const apart = [rect(0, 0, 10, 10, '#111111', 0.2), rect(15, 0, 10, 10, '#111111', 0.2)];
    expect(paths(overlapping)).toHaveLength(2);
    expect(paths(apart)).toHaveLength(1);
  });

  it('does not merge overlapping outlines with opposite winding, which would cancel out', () => {
    const square = rect(0, 0, 10, 10, '#111111');
    const counter = polygon(
      [
        [5, 5],
        [5, 15],
        [15, 15],
      ],
      '#111111',
    );
    expect(paths([square, counter])).toHaveLength(2);
    expect(paths([square, rect(5, 5, 10, 10, '#111111')])).toHaveLength(1);
  });

  it('omits shapes without area or outline', () => {
    expect(compose([rect(0, 0, -5, 10, '#111111'), fill(new Pen(), '#111111'), null], VIEW)).toBe('');
  });

  it('writes each definition once, before its references', () => {
    const definition = { id: 'sky', markup: '<linearGradient id="sky"/>', opaque: true };
    const twice = [patternedRect(0, 0, 5, 5, definition), patternedRect(20, 0, 5, 5, definition)];
    expect(compose(twice, VIEW)).toBe(
      '<defs><linearGradient id="sky"/></defs><path fill="url(#sky)" d="M0 0h5v5h-5zM20 0h5v5h-5z"/>',
    );
  });
});
