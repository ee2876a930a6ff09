export { FormFooter, FormSection, type FormFooterProps, type FormSectionProps } from './FormSection';
export { FullWidthField } from './FormSection.styles';
