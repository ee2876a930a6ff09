import { joinWords, type AgentTask, type TaskKind } from '@efie/domain/tasks';
import {
  CalendarClock,
  CreditCard,
  Droplet,
  Hourglass,
  IdCard,
  ImagePlus,
  ListX,
  ReceiptText,
  Tag,
  Zap,
} from 'lucide-react';
import type { IconType } from '../../primitives';

export const taskIcons: Readonly<Record<TaskKind, IconType>> = {
  payment: ReceiptText,
  'plan-ended': CreditCard,
  'plan-ending': Hourglass,
  'over-limit': ListX,
  profile: IdCard,
  price: Tag,
  photos: ImagePlus,
  water: Droplet,
  electricity: Zap,
  old: CalendarClock,
};

/** The label of a task's one action. That of an old listing and of a price shows the answers. */
export const taskActions: Readonly<Record<TaskKind, string>> = {
  payment: 'Check payment',
  'plan-ended': 'View plans',
  'plan-ending': 'View plans',
  'over-limit': 'View plans',
  profile: 'Edit profile',
  photos: 'Add photos',
  water: 'Add water',
  electricity: 'Add meter',
  price: 'Check price',
  old: 'Answer',
};

/** Number of listings or payments that Show all and Show more add. */
export const SUBJECTS_PER_STEP = 20;
const NAMED = 2;

/** The first two names of a task, and how many more there are. */
export function firstNames({ subjects }: Pick<AgentTask, 'subjects'>): {
  names: readonly string[];
  more: string;
} {
  const rest = subjects.length - NAMED;
  // 'and 1 more' is as long as a name.
  const shown = rest === 1 ? NAMED + 1 : NAMED;
  return {
    names: subjects.slice(0, shown).map(({ name }) => name),
    more: rest > 1 ? ` and ${rest} more` : '',
  };
}

/** 'your listings and payments'. */
export const joinUnchecked = (names: readonly string[]): string => `your ${joinWords(names)}`;
