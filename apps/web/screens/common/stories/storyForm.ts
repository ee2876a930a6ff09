export {
  chooseFile,
  expectFieldValues,
  fillField,
  formControl,
  type FieldValues,
} from '@efie/ui/fields/storyFields';
