export * from './dates';
export * from './formatDate';
export * from './formatDay';
export * from './timeAgo';
export * from './streetLight';
