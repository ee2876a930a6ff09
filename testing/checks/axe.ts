import type { RunOptions } from 'axe-core';

/**
 * axe options of the addon panel and the tests. Enables the target size rule, which is off by default (WCAG 2.2, 2.5.8), and
 * limits the details of passed rules, which take a sixth of a story's time and 90% of the report.
 */
export const axeOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations', 'incomplete'],
} satisfies RunOptions;

/**
 * The same rules for one story; `region` (all content in landmarks) applies to screens and journeys only.
 * @param rules the rules to run; all by default
 */
export function axeOptionsFor(storyId: string, rules?: readonly string[]): RunOptions {
  if (rules) return { runOnly: [...rules], resultTypes: ['violations'] };
  const isWholePage = /^(?:screens|journeys)-/.test(storyId);
  return { rules: { ...axeOptions.rules, region: { enabled: isWholePage } }, resultTypes: ['violations'] };
}
