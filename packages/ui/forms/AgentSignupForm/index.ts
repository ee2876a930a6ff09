export { AgentSignupForm, type AgentSignupFormProps } from './AgentSignupForm';
