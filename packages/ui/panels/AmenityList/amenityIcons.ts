import type { AmenityCode } from '@efie/domain';
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

/** The glyph of each amenity, by its code. */
export const amenityIcons: Readonly<Record<AmenityCode, IconType>> = {
  self_electricity_meter: Gauge,
  shared_electricity_meter: Split,
  running_water: Droplets,
  no_running_water: DropletOff,
  polytank_available: Cylinder,
  borehole_water: Drill,
  gated_compound: Fence,
  tiled_floor: Grid3x3,
  ceiling_fan: Fan,
  air_conditioner: AirVent,
  kitchen_available: CookingPot,
  washroom_inside_room: Bath,
  separate_washroom: Toilet,
  prepaid_meter: PlugZap,
  walled_and_gated: BrickWall,
  spacious_compound: Trees,
  agents_commission_required: HandCoins,
};
