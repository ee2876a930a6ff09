export { SCENARIO_IDS, type ScenarioId } from './scenarioIds';
export { buildScenario, findScenario, SCENARIOS, type Scenario } from './scenarios';
export type { WorldOptions } from './world';
