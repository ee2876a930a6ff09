export * from './viewHistory';
