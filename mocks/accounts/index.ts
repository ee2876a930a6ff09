export * from './demoAccounts';
