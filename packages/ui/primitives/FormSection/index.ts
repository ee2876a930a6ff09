export { FormEnd, FormSection, type FormEndProps, type FormSectionProps } from './FormSection';
export { FormLine } from './FormSection.styles';
