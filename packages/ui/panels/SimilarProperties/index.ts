export { SimilarProperties, type SimilarPropertiesProps } from './SimilarProperties';
