export { SignupEmailField, type EmailTakenLinks, type SignupEmailFieldProps } from './SignupEmailField';
export { SIGNUP_SECRETS, type SignupFormProps } from './signupForm';
