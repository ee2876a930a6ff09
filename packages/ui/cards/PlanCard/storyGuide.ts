import type { Guide } from '../../../../testing/guide';

export const currentPlanCardGuide = {
  use: 'The agent’s own plan on the dashboard: name, listings used, end date, and links to the Plans screen.',
  avoid:
    'Not for choosing a plan (PlanCard), and not as the limit dialog. Use no other panel with the brand background on the same screen.',
  do: "Say how much is left: '7 of 10 listings used'.",
  dont: 'Do not show more than one gold button.',
  anatomy: ['label and plan name', 'bar of used listings', 'end date', 'buttons to upgrade or renew'],
  accessibility: [
    "A `group` named by 'Current plan' and the plan, with a heading of level 2. The bar is a `progressbar` whose value is read as words.",
  ],
  related: ['PlanCard', 'ProgressBar', 'ListingLimit'],
} satisfies Guide;

export const planCardGuide = {
  use: 'One plan on sale, on the Plans screen: name, price, limit, features, and a button whose label depends on the agent’s plan.',
  avoid:
    'Not for the plan an agent has (CurrentPlanCard), and not with a feature that the product does not have.',
  do: "Let the label follow the agent's plan: Upgrade, Renew, Current Plan.",
  dont: 'Do not promise a feature that the product does not have.',
  anatomy: [
    'name and Subscribed mark',
    'price per month',
    'listing limit',
    'features',
    'error, if any',
    'button',
  ],
  accessibility: [
    'A region named by the plan, with a heading of level 2. The button is described by the plan and by an error. The payment being started is `aria-busy`.',
  ],
  related: ['CurrentPlanCard', 'ListingLimit'],
} satisfies Guide;
