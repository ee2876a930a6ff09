export { EditProperty, type EditPropertyProps } from './EditProperty';
