export {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  demoAccount,
  type DemoAccount,
  type DemoAccountKey,
} from './demoAccounts';
