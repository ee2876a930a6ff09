export { mountPanel } from './panel/mountPanel';
