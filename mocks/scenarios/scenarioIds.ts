/** The scenarios, in menu order. */
export const SCENARIO_IDS = ['normal', 'empty', 'hostile', 'small', 'large-100', 'large-10000'] as const;

export type ScenarioId = (typeof SCENARIO_IDS)[number];

export function isScenarioId(text: string): text is ScenarioId {
  return (SCENARIO_IDS as readonly string[]).includes(text);
}
