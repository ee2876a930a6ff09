import type { ListingStats } from '@efie/domain/listing';
import { Eye, Handshake, House, KeyRound } from 'lucide-react';
import type { IconType } from '../../primitives';

export const statIcons: Readonly<Record<keyof ListingStats, IconType>> = {
  active: House,
  views: Eye,
  rented: KeyRound,
  sold: Handshake,
};
