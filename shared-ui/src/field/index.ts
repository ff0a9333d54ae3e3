export { DateInput } from './date-input';
export { ErrorText } from './error-text';
export { Field, type FieldProps } from './field';
export { Select } from './select';
export { TextArea } from './text-area';
export { TextInput } from './text-input';
