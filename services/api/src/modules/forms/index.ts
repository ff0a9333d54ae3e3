/** What all public forms have in common: the answer, the route, and names that no form has. */
export { FormFilesField } from './form-files.field.js';
export { FormRoute } from './form-route.js';
export { writtenFields } from './written-fields.js';
export { FormsModule } from './forms.module.js';
