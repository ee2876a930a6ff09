import { mix, type Hex } from '../color';
import { ellipse, fill, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import type { Head } from './looks';

export interface HeadColors {
  readonly skin: Hex;
  readonly cloth: Hex;
  readonly trim: Hex;
}

const HAIR: Hex = '#1C1512';
const SHEEN: Hex = '#43332B';
export const GOLD: Hex = '#E0B04A';

/** Heads that leave the ears free. */
export const WITH_EARRINGS: ReadonlySet<Head> = new Set<Head>([
  'afro',
  'headwrap',
  'bun',
  'cornrows',
  'lowCut',
  'braids',
]);

/** The parts behind face and shoulders. */
export function headBehind(head: Head): Drawing {
  switch (head) {
    case 'afro':
      return fill(new Pen().circle(60, 44, 34), HAIR);
    case 'shortAfro':
      return fill(new Pen().ellipse(60, 43, 27, 26), HAIR);
    case 'braids':
      return [
        fill(
          new Pen()
            .move(31, 54)
            .curve(30, 20, 60, 20)
            .curve(90, 20, 89, 54)
            .line(91, 104)
            .curve(82, 110, 76, 104)
            .line(76, 60)
            .line(44, 60)
            .line(44, 104)
            .curve(38, 110, 29, 104)
            .close(),
          HAIR,
        ),
        stroke(new Pen().move(36, 56).line(36, 104).move(84, 56).line(84, 104), SHEEN, 2, { dashes: '3 2' }),
      ];
    case 'bob':
      return fill(
        new Pen()
          .move(32, 76)
          .curve(28, 20, 60, 20)
          .curve(92, 20, 88, 76)
          .curve(80, 85, 72, 80)
          .line(48, 80)
          .curve(40, 85, 32, 76)
          .close(),
        HAIR,
      );
    case 'bun':
      return [
        fill(new Pen().circle(60, 17, 11.5), HAIR),
        stroke(new Pen().move(52, 13).curve(60, 8, 67, 14).move(51, 19).curve(60, 13, 69, 19), SHEEN, 1.2),
      ];
    case 'cornrows':
      return fill(new Pen().ellipse(60, 24, 17, 12), HAIR);
    default:
      return null;
  }
}

/** Hair from ear to ear over the top of the head: `bottom` is its end at the ears, `line` the height of the hairline. */
const cap = (bottom: number, top: number, corner: number, line: number): Pen =>
  new Pen()
    .move(37, bottom)
    .curve(35, top, 60, top)
    .curve(85, top, 83, bottom)
    .line(79, bottom)
    .curve(79, corner, 72, line)
    .curve(60, line - 2, 48, line)
    .curve(41, corner, 41, bottom)
    .close();

/** Short sides that end at the ears, below a cap or a fade. */
const sides = (skin: Hex): Drawing =>
  fill(
    new Pen()
      .move(38, 55)
      .curve(36, 30, 46, 30)
      .line(74, 30)
      .curve(84, 30, 82, 55)
      .line(80, 54)
      .line(78, 42)
      .line(42, 42)
      .line(40, 54)
      .close(),
    mix(HAIR, skin, 0.3),
  );

/** The parts in front of the forehead. */
export function headInFront(head: Head, { skin, cloth, trim }: HeadColors): Drawing {
  const folds = mix(cloth, '#1A0F0A', 0.22);
  switch (head) {
    case 'lowFade':
      return [
        sides(skin),
        fill(
          new Pen()
            .move(38, 42)
            .curve(37, 23, 60, 23)
            .curve(83, 23, 82, 42)
            .curve(79, 38, 74, 38)
            .line(46, 38)
            .curve(41, 38, 38, 42)
            .close(),
          HAIR,
        ),
      ];
    case 'bald':
      return ellipse(53, 35, 7, 3.4, mix(skin, '#FFE2C0', 0.35), 0.6);
    case 'afro':
      return fill(cap(50, 23, 37, 36), HAIR);
    case 'shortAfro':
      return fill(cap(53, 23, 40, 37), HAIR);
    case 'lowCut':
      return fill(cap(53, 21, 38, 36), HAIR);
    case 'twists': {
      const locs = new Pen();
      for (const [x, y] of [
        [38, 42],
        [41, 33],
        [47, 27],
        [55, 24],
        [65, 24],
        [73, 27],
        [79, 33],
        [82, 42],
        [47, 35],
        [56, 32],
        [64, 32],
        [73, 35],
      ] as const)
        locs.move(x, y).line(x, y);
      return [sides(skin), stroke(locs, HAIR, 11.6, { hasRoundCaps: true })];
    }
    case 'braids':
      return [
        fill(
          new Pen()
            .move(36, 62)
            .curve(33, 22, 60, 22)
            .curve(87, 22, 84, 62)
            .curve(80, 56, 78, 46)
            .curve(74, 36, 60, 33)
            .curve(46, 36, 42, 46)
            .curve(40, 56, 36, 62)
            .close(),
          HAIR,
        ),
        stroke(
          new Pen()
            .move(60, 23)
            .line(60, 33)
            .move(54, 24)
            .curve(44, 32, 39, 50)
            .move(66, 24)
            .curve(76, 32, 81, 50),
          SHEEN,
          1.2,
        ),
      ];
    case 'bob':
      return [
        fill(
          new Pen()
            .move(36, 74)
            .curve(31, 22, 60, 22)
            .curve(89, 22, 84, 74)
            .curve(80, 66, 80, 52)
            .curve(76, 42, 52, 33)
            .curve(47, 42, 40, 50)
            .curve(40, 66, 36, 74)
            .close(),
          HAIR,
        ),
        stroke(new Pen().move(51, 27).curve(40, 34, 37, 52).move(58, 27).curve(76, 32, 82, 52), SHEEN, 1.3, {
          hasRoundCaps: true,
        }),
      ];
    case 'bun':
      return [
        fill(cap(53, 23, 39, 36), HAIR),
        stroke(new Pen().move(48, 34).curve(53, 27, 58, 25).move(72, 34).curve(67, 27, 62, 25), SHEEN, 1.2),
      ];
    case 'cornrows':
      return [
        fill(cap(53, 23, 39, 36), HAIR),
        stroke(
          new Pen()
            .move(60, 34)
            .line(60, 21)
            .move(51, 34)
            .curve(52, 27, 56, 21)
            .move(69, 34)
            .curve(68, 27, 64, 21)
            .move(43, 38)
            .curve(45, 28, 51, 23)
            .move(77, 38)
            .curve(75, 28, 69, 23),
          mix(HAIR, skin, 0.6),
          1,
        ),
      ];
    case 'headwrap':
      return [
        fill(
          new Pen()
            .move(60, 22)
            .curve(38, -2, 36, 13)
            .curve(38, 22, 60, 26)
            .move(60, 22)
            .curve(82, -4, 86, 11)
            .curve(84, 22, 60, 26)
            .close(),
          folds,
        ),
        fill(
          new Pen()
            .move(36, 54)
            .curve(30, 14, 60, 14)
            .curve(90, 14, 84, 54)
            .line(80, 52)
            .curve(76, 38, 60, 34)
            .curve(44, 38, 40, 52)
            .close(),
          cloth,
        ),
        stroke(
          new Pen()
            .move(36, 44)
            .curve(44, 31, 60, 27)
            .curve(76, 31, 84, 44)
            .move(40, 28)
            .curve(60, 20, 80, 28),
          folds,
          1.6,
        ),
        ellipse(60, 23, 7, 5, trim),
      ];
    case 'smockCap':
      return [
        sides(skin),
        fill(
          new Pen().move(37, 43).curve(35, 15, 60, 15).curve(85, 15, 83, 43).curve(60, 38, 37, 43).close(),
          cloth,
        ),
        stroke(
          new Pen().move(50, 16).line(47, 40).move(60, 15).line(60, 40).move(70, 16).line(73, 40),
          mix(cloth, '#FFFFFF', 0.6),
          2,
        ),
        fill(new Pen().move(37, 38).curve(60, 32, 83, 38).line(83, 44).curve(60, 38, 37, 44).close(), folds),
      ];
    case 'kufi':
      return [
        sides(skin),
        fill(
          new Pen()
            .move(38, 42)
            .line(39, 25)
            .curve(60, 14, 81, 25)
            .line(82, 42)
            .curve(60, 36, 38, 42)
            .close(),
          cloth,
        ),
        stroke(new Pen().move(39, 32).curve(60, 26, 81, 32), trim, 4, { dashes: '3 2' }),
      ];
    case 'hijab':
      return [
        // The face shows through an opening, because its outline runs counterclockwise.
        fill(
          new Pen()
            .move(60, 17)
            .curve(92, 18, 90, 56)
            .curve(90, 82, 104, 100)
            .curve(109, 108, 110, 122)
            .line(10, 122)
            .curve(11, 108, 16, 100)
            .curve(30, 82, 30, 56)
            .curve(28, 18, 60, 17)
            .close()
            .move(60, 33)
            .curve(42, 34, 41, 52)
            .curve(42, 78, 60, 78)
            .curve(78, 78, 79, 52)
            .curve(78, 34, 60, 33)
            .close(),
          cloth,
        ),
        fill(
          new Pen()
            .move(41, 50)
            .curve(43, 33, 60, 32)
            .curve(77, 33, 79, 50)
            .curve(74, 38, 60, 38)
            .curve(46, 38, 41, 50)
            .close(),
          folds,
        ),
        stroke(
          new Pen()
            .move(36, 40)
            .curve(33, 66, 48, 80)
            .curve(62, 92, 92, 96)
            .move(84, 44)
            .curve(86, 70, 70, 82)
            .move(30, 78)
            .curve(38, 98, 66, 110),
          folds,
          1.6,
          { hasRoundCaps: true },
        ),
      ];
  }
}
