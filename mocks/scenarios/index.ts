export { isScenarioId, SCENARIO_IDS, type ScenarioId } from './scenarioIds';
export { SCENARIO_MENU } from './scenarioMenu';
export { buildScenario, findScenario, SCENARIOS, type Scenario } from './scenarios';
export type { SeedOptions } from './seedData';
