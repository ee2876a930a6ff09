export { LoginForm, type LoginFormProps } from './LoginForm';
export { type LoginValues } from './loginSchema';
