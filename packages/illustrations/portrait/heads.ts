import type { Hex } from '../color';
import { fill } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { mix } from '../color';

/** Hairstyles and headwear. */
export const HEADS = ['lowFade', 'afro', 'braids', 'headwrap', 'bald', 'hijab', 'bun', 'smockCap'] as const;

export type Head = (typeof HEADS)[number];

export interface HeadColors {
  readonly clothes: Hex;
  readonly headwrap: Hex;
  readonly cap: Hex;
}

const HAIR: Hex = '#1C1512';
export const GOLD: Hex = '#E0B04A';

export const WITH_EARRINGS: ReadonlySet<Head> = new Set<Head>(['afro', 'braids', 'headwrap', 'bun']);

export const WITH_BEARD: ReadonlySet<Head> = new Set<Head>(['lowFade', 'bald']);

/** The parts behind face and shoulders. */
export function headBehind(head: Head, { clothes }: HeadColors): Drawing {
  if (head === 'afro') return fill(new Pen().circle(60, 50, 33), HAIR);
  if (head === 'braids')
    return fill(
      new Pen()
        .move(30, 52)
        .curve(30, 18, 60, 18)
        .curve(90, 18, 90, 52)
        .line(90, 96)
        .line(78, 96)
        .line(78, 52)
        .line(42, 52)
        .line(42, 96)
        .line(30, 96)
        .close(),
      HAIR,
    );
  if (head !== 'hijab') return null;
  return fill(
    new Pen().move(28, 60).curve(26, 16, 60, 16).curve(94, 16, 92, 60).line(98, 108).line(22, 108).close(),
    clothes,
  );
}

/** A symmetric band over the forehead: the outline goes up one side, over the top, and back along the hairline. */
function hairline(
  side: number,
  bottom: number,
  outer: readonly [number, number],
  top: number,
  inner: number,
  line: number,
): Pen {
  const mirror = (x: number): number => 120 - x;
  return new Pen()
    .move(side, bottom)
    .curve(outer[0], outer[1], 60, top)
    .curve(mirror(outer[0]), outer[1], mirror(side), bottom)
    .curve(mirror(inner), line, 60, line)
    .curve(inner, line, side, bottom)
    .close();
}

/** The parts in front of the forehead. */
export function headInFront(head: Head, { clothes, headwrap, cap }: HeadColors): Drawing {
  switch (head) {
    case 'lowFade':
      return fill(
        new Pen()
          .move(39, 50)
          .curve(36, 26, 60, 25)
          .curve(84, 24, 81, 50)
          .curve(80, 38, 72, 36)
          .line(48, 36)
          .curve(40, 38, 39, 50)
          .close(),
        HAIR,
      );
    case 'afro':
      return fill(hairline(40, 46, [38, 24], 24, 44, 34), HAIR);
    case 'braids':
      return fill(hairline(40, 52, [38, 22], 22, 40, 30), HAIR);
    case 'headwrap':
      return [
        fill(
          new Pen()
            .move(36, 44)
            .curve(34, 14, 62, 12)
            .curve(92, 12, 84, 44)
            .curve(72, 32, 58, 34)
            .curve(44, 34, 36, 44)
            .close(),
          headwrap,
        ),
        fill(new Pen().move(74, 18).curve(96, 4, 98, 20).curve(94, 32, 80, 30).close(), GOLD),
      ];
    case 'bald':
      return null;
    case 'hijab':
      return fill(hairline(38, 58, [36, 24], 24, 40, 36), mix(clothes, '#000000', 0.15));
    case 'bun':
      return [fill(hairline(39, 48, [38, 26.5], 26, 44, 34), HAIR), fill(new Pen().circle(60, 19, 11), HAIR)];
    case 'smockCap':
      return [
        fill(
          new Pen()
            .move(37, 46)
            .curve(36, 20, 60, 20)
            .curve(84, 20, 83, 46)
            .line(80, 40)
            .line(40, 40)
            .close(),
          cap,
        ),
        fill(new Pen().rect(38, 42, 44, 5), GOLD),
      ];
  }
}

export function beard(): Drawing {
  return fill(
    new Pen()
      .move(42, 62)
      .curve(44, 80, 60, 80)
      .curve(76, 80, 78, 62)
      .curve(76, 72, 68, 73)
      .curve(60, 76, 52, 73)
      .curve(44, 72, 42, 62)
      .close(),
    HAIR,
    0.88,
  );
}
