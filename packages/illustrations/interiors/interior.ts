import { svgDocument } from '../drawing/document';
import type { Drawing } from '../drawing/shape';
import { SCENE } from '../exterior/kinds';
import { createDrawingContext } from '../drawing/context';
import type { TimeOfDay } from '../times';
import { bathroom } from './bathroom';
import { bedroom } from './bedroom';
import { kitchen } from './kitchen';
import { living } from './living';
import { office } from './office';
import { backWall, createRoom, type Room } from './room';
import type { InteriorRoom } from './rooms';
import { shop } from './shop';
import { veranda } from './veranda';

const ROOM_DRAWINGS: Readonly<Record<InteriorRoom, (room: Room) => Drawing>> = {
  living,
  kitchen,
  bedroom,
  bathroom,
  veranda,
  shop,
  office,
};

/**
 * Draws a room as an SVG document, 800 x 600. The seed determines layout, furniture and colors. After dark, rooms are lit by a lamp and
 * only their windows show the night; a veranda is lit like an exterior.
 */
export function interior(room: InteriorRoom, seed: string, time: TimeOfDay): string {
  const isLamplit = (time === 'night' || time === 'dusk') && room !== 'veranda';
  const context = createDrawingContext(`in${room}${seed}`, isLamplit ? 'lamp' : time);
  const parts = createRoom(context, seed, time);
  const drawing = [room === 'veranda' ? null : backWall(parts), ROOM_DRAWINGS[room](parts)];
  return svgDocument(drawing, SCENE.width, SCENE.height, { x: 0, y: 0, ...SCENE }, parts.isMirrored);
}
