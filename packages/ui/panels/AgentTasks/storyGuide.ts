import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'At the top of the agent’s dashboard, for what needs attention now. Compute the tasks with `agentTasks` of @efie/domain.',
  avoid: 'A message about something that just happened: use a toast. A message about one form: Alert.',
  do: 'Give each task one action, and say why it is a task.',
  dont: 'Do not make claims that the data does not support, such as that more photos sell.',
  anatomy: [
    'heading',
    'three tasks at first: icon, title, reason, first listings, action, Hide',
    'the listings of a task, after Show all',
    'Show more tasks, Show hidden',
  ],
  accessibility: [
    'A `section` named by its heading with a list. Each button and link of a task is described by the task’s title. Show all has `aria-expanded`. After Hide, focus moves to the heading.',
  ],
  related: ['StatCard', 'CurrentPlanCard'],
} satisfies Guide;
