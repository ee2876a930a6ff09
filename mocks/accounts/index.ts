export {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  demoAccount,
  findDemoAccount,
  type DemoAccount,
  type DemoAccountKey,
} from './demoAccounts';
