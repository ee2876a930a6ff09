export { SignupEmailField, type EmailTakenLinks, type SignupEmailFieldProps } from './SignupEmailField';
export { describeInvalidSignup } from './describeInvalidSignup';
export { SIGNUP_SECRETS, type SignupFormProps } from './signupForm';
