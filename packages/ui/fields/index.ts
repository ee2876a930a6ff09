// Formik adapters: forms and dialogs import them from here; they never reach the public barrel or the first page.
export * from './form';
export * from './CheckboxField';
export * from './EmailField';
export * from './PasswordField';
export * from './PhoneField';
export * from './RadioField';
export * from './SegmentedField';
export * from './SelectField';
export * from './TextAreaField';
export * from './TextField';
export * from './VerificationCodeField';
