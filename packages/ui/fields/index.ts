// Formik adapters: forms and dialogs import them from here; they never reach the public barrel or the first page.
export * from './form';
