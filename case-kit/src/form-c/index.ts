export { FormCLines, type FormCLinesProps } from './form-c-lines';
