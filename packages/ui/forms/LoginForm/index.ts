export { LoginForm, type LoginFormProps } from './LoginForm';
export { type LoginValues } from './loginValues';
