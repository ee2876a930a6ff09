export { LoginSignup, type LoginSignupProps } from './LoginSignup';
