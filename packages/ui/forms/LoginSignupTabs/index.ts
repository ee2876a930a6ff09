export { LoginTab, type LoginTabProps } from './LoginTab';
export { SignupTab, type SignupTabProps } from './SignupTab';
