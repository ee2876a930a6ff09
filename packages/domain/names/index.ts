export * from './initials';
