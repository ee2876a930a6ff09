export * from './homeCard';
export * from './layoutHomeCard';
