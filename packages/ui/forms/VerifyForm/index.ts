export { VerifyForm, type VerifyFormProps } from './VerifyForm';
export { useVerifyForm, type VerifyFormState } from './useVerifyForm';
