export * from './scenarioMenu';
export { buildScenario } from './scenarios';
