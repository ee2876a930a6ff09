export { UserSignupForm } from './UserSignupForm';
export type { UserSignupValues } from './userSignupValues';
