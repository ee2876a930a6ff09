import type { Hex } from '../color';
import { circle, ellipse, fill, rect, roundRect, stroke } from '../drawing/shapes';
import { Pen } from '../drawing/pen';
import type { Drawing } from '../drawing/shape';
import { translate } from '../drawing/translate';
import { SCENE } from '../exterior/kinds';
import { SHADOW, WHITE } from '../palettes';
import { pottedPlant } from '../scene/shrubs';
import { FLOOR_LINE, roomFloor, sunPatch, type Room } from './room';
import { roomWindow } from './windowView';

const TILE_SIZE = 40;
const TILE_ROWS = 6;

/** Offsets of the furniture from its first place, and the x coordinate of the window, by layout. */
const LAYOUTS = [
  { window: 560, basin: 0, toilet: 0, towels: 0, plant: 270 },
  { window: 540, basin: 190, toilet: -310, towels: -140, plant: 460 },
  { window: 90, basin: 250, toilet: -330, towels: 260, plant: 520 },
] as const;

/** A bathroom with a shower and buckets, a bathtub, or a glass shower. */
export function bathroom(room: Room): Drawing {
  const { layout } = room;
  const { random, grade } = room.context;
  const tile = grade(random.pick(['#DCE7E2', '#E9DFCB', '#CFDDE0', '#EAD2C0']));
  const { window: windowX, basin: basinX, toilet: toiletX, towels, plant } = LAYOUTS[layout];
  return [
    tiles(room, tile),
    roomFloor(room, true),
    roomWindow(room, windowX, 52, 150, 100, 'louvre'),
    sunPatch(room, windowX, 150),
    translate(basin(room, grade(random.pick(['#7A4B2E', '#2F5D4A', '#8A5A3A']))), basinX),
    translate(toilet(room), toiletX),
    translate(towelRail(room), towels),
    layout === 0 ? [shower(room), buckets(room)] : layout === 1 ? bathtub(room) : glassShower(room),
    pottedPlant(room.context, plant, 250, 0.9),
  ];
}

function bathtub({ context, secondAccent }: Room): Drawing {
  const { grade, darken } = context;
  const white = grade(WHITE, 0.6);
  const steel = grade('#8F9A97');
  const tub = new Pen()
    .move(516, 372)
    .line(786, 372)
    .curve(786, 486, 730, 486)
    .line(572, 486)
    .curve(516, 486, 516, 372)
    .close();
  const tap = new Pen().move(752, 372).line(752, 318).curve(752, 300, 730, 300).line(722, 300).line(722, 310);
  return [
    ellipse(651, 504, 140, 9, SHADOW, 0.16),
    rect(570, 480, 14, 22, steel),
    rect(716, 480, 14, 22, steel),
    stroke(tap, steel, 7),
    fill(tub, white),
    roundRect(504, 362, 294, 18, 9, grade('#F7F4EE', 0.5)),
    context.castShadow(
      [
        [528, 380],
        [774, 380],
        [772, 390],
        [530, 390],
      ],
      0.1,
    ),
    rect(566, 362, 74, 70, secondAccent),
    rect(566, 414, 74, 6, darken(secondAccent, 0.3)),
  ];
}

function glassShower({ context, floor }: Room): Drawing {
  const { grade, darken } = context;
  const steel = grade('#8F9A97');
  const pipe = new Pen().move(756, 400).line(756, 150).curve(756, 126, 734, 126).line(716, 126);
  return [
    roundRect(640, 446, 160, 18, 4, darken(floor, 0.15)),
    stroke(pipe, steel, 7),
    ellipse(706, 134, 26, 7, steel),
    rect(746, 290, 20, 10, steel),
    rect(640, 76, 160, 376, '#FFFFFF', 0.22),
    rect(636, 70, 8, 388, steel),
    rect(636, 70, 164, 7, steel),
    rect(652, 260, 6, 56, steel),
  ];
}

function tiles({ context, accent }: Room, tile: Hex): Drawing {
  const { lighten, darken } = context;
  const [border, shaded, plain, arches] = [new Pen(), new Pen(), new Pen(), new Pen()];
  const top = FLOOR_LINE - TILE_ROWS * TILE_SIZE;
  for (let column = 0; column < SCENE.width / TILE_SIZE; column++) {
    const x = column * TILE_SIZE;
    for (let course = 0; course < TILE_ROWS; course++) {
      const pen = course === TILE_ROWS - 1 ? border : (column * 3 + course * 5) % 11 === 0 ? shaded : plain;
      pen.rect(x + 1, FLOOR_LINE - (course + 1) * TILE_SIZE + 1, TILE_SIZE - 2, TILE_SIZE - 2);
    }
    arches
      .move(x + 4, top + 36)
      .arc(32, 32, x + 36, top + 4)
      .line(x + 36, top + 36)
      .close();
  }
  return [
    rect(0, 0, SCENE.width, FLOOR_LINE, lighten(tile, 0.3)),
    fill(plain, tile),
    fill(shaded, darken(tile, 0.09)),
    fill(border, accent),
    fill(arches, lighten(accent, 0.5)),
  ];
}

function basin({ context }: Room, wood: Hex): Drawing {
  const { grade } = context;
  const bowl = new Pen()
    .move(116, 236)
    .line(254, 236)
    .curve(248, 262, 220, 262)
    .line(150, 262)
    .curve(122, 262, 116, 236)
    .close();
  const tap = new Pen().move(185, 236).line(185, 214).curve(185, 200, 201, 200);
  const glint = new Pen().move(146, 150).arc(60, 60, 160, 72).line(200, 62).close();
  return [
    roundRect(70, 250, 230, 26, 4, grade('#EDE6DA')),
    rect(84, 276, 202, 120, wood),
    rect(184, 282, 3, 108, SHADOW, 0.3),
    fill(bowl, grade(WHITE, 0.7)),
    stroke(tap, grade('#8F9A97'), 6),
    circle(185, 118, 68, grade('#C9A27C')),
    circle(185, 118, 60, grade('#CFE0DF', 0.8)),
    fill(glint, WHITE, 0.35),
  ];
}

function toilet({ context }: Room): Drawing {
  const { grade, darken, shadow } = context;
  const pan = new Pen()
    .move(396, 376)
    .line(480, 376)
    .curve(488, 420, 464, 438)
    .line(412, 438)
    .curve(388, 420, 396, 376)
    .close();
  return [
    ellipse(440, 456, 66, 8, SHADOW, 0.14),
    roundRect(392, 300, 92, 76, 8, grade(WHITE, 0.6)),
    shadow(468, 304, 16, 72, 0.08),
    roundRect(386, 292, 104, 12, 5, grade('#F1EEE8', 0.6)),
    fill(pan, grade('#F7F4EE', 0.6)),
    ellipse(438, 378, 50, 13, grade(WHITE, 0.5)),
    ellipse(438, 378, 36, 8, darken(grade('#F1EEE8'), 0.08)),
    rect(412, 436, 52, 14, grade('#EDE9E1')),
  ];
}

function towelRail({ context, accent, secondAccent }: Room): Drawing {
  return [
    rect(320, 232, 52, 6, context.grade('#8F9A97')),
    rect(326, 238, 40, 92, secondAccent),
    rect(326, 306, 40, 6, accent),
  ];
}

function shower({ context, floor }: Room): Drawing {
  const { grade, darken } = context;
  const steel = grade('#8F9A97');
  const pipe = new Pen().move(716, 430).line(716, 210).curve(716, 186, 690, 186).line(674, 186);
  const rose = new Pen().move(652, 186).line(696, 186).line(702, 202).line(646, 202).close();
  return [stroke(pipe, steel, 7), fill(rose, steel), roundRect(540, 452, 230, 14, 7, darken(floor, 0.15))];
}

function buckets({ context, accent }: Room): Drawing {
  const { grade, darken } = context;
  const large = new Pen()
    .move(560, 540)
    .curve(556, 540, 554, 490)
    .line(632, 490)
    .curve(630, 540, 626, 540)
    .close();
  const handle = new Pen().move(556, 486).curve(592, 440, 630, 486);
  const small = new Pen()
    .move(660, 536)
    .curve(658, 510, 658, 506)
    .line(702, 506)
    .curve(702, 512, 700, 536)
    .close();
  return [
    fill(large, accent),
    ellipse(593, 490, 39, 9, darken(accent, 0.2)),
    stroke(handle, grade('#8F9A97'), 3),
    fill(small, grade('#D99A3A')),
    ellipse(680, 506, 22, 5, grade('#B97A22')),
  ];
}
