export * from './offlineHomes';
