import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'An agent adds a listing beyond the plan’s limit: before the form opens, or when the server rejects it.',
  avoid: 'A warning that the limit is near: the usage meter of the plan card shows that.',
  anatomy: ['icon tile, title and sentence', 'Cancel and View Plans'],
  accessibility: ['As Dialog. View Plans is a link and closes it.'],
  related: ['Dialog', 'CurrentPlanCard', 'PlanCard'],
} satisfies Guide;
