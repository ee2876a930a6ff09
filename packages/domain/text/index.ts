export * from './cleanUrlValue';
export * from './cleanText';
export * from './foldText';
export * from './groupThousands';
export { formatBytes } from './formatBytes';
export { pluralize } from './pluralize';
export { codeLabel, normalizeCode } from './codes';
