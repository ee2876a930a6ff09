export { SignupEmailField, type EmailTakenWays, type SignupEmailFieldProps } from './SignupEmailField';
export { SIGNUP_SECRETS, type SignupFormProps } from './signupForm';
