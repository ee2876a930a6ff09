/** What the shell shows after the first paint, or pre-rendered until then. */
export { ShellFooter } from './ShellFooter';
