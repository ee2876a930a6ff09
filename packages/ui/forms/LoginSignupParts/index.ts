export { LoginPart, type LoginPartProps } from './LoginPart';
export { SignupPart, type SignupPartProps } from './SignupPart';
