import type { Amenity } from '@efie/domain';
import {
  AirVent,
  Bath,
  BrickWall,
  CookingPot,
  Cylinder,
  Drill,
  DropletOff,
  Droplets,
  Fan,
  Fence,
  Gauge,
  Grid3x3,
  HandCoins,
  PlugZap,
  Split,
  Toilet,
  Trees,
} from 'lucide-react';
import type { IconType } from '../../primitives';

/** The glyphs that the amenity table names. */
export const amenityIcons = {
  gauge: Gauge,
  split: Split,
  droplets: Droplets,
  'droplet-off': DropletOff,
  cylinder: Cylinder,
  drill: Drill,
  fence: Fence,
  'grid-3x3': Grid3x3,
  fan: Fan,
  'air-vent': AirVent,
  'cooking-pot': CookingPot,
  bath: Bath,
  toilet: Toilet,
  'plug-zap': PlugZap,
  'brick-wall': BrickWall,
  trees: Trees,
  'hand-coins': HandCoins,
} satisfies Record<Amenity['icon'], IconType>;
