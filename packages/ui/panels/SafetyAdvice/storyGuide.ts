import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Beside the buttons that contact an agent: on a listing and on an agent’s profile.',
  avoid: 'Every card of a grid. There, use LazySafetyDisclosure once, below the last row.',
  do: 'Place it near the buttons that contact an agent.',
  dont: 'Do not repeat it on every card: use LazySafetyDisclosure.',
  anatomy: ['title', 'list of advice', 'Report a scam'],
  accessibility: ['A region named by its title with a list. Report a scam is a button that opens a dialog.'],
  related: ['Disclosure', 'Report', 'AgentCard'],
  exports: ['SafetyAdvice', 'LazySafetyDisclosure'],
} satisfies Guide;
