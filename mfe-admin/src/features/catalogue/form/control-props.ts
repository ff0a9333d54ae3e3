import type { Form } from '@ayana/portal-kit/screens';
import type { CatalogueField, Choices } from './fields';

export interface FormFieldsProps {
  /** Any form whose values these fields are. */
  form: Pick<Form<object>, 'field' | 'errorOf' | 'set' | 'values'>;
  fields: readonly CatalogueField[];
  choices: Choices;
  /** The path of the object that the fields are in: `portrait.`. */
  above?: string;
}

export interface ControlProps {
  form: FormFieldsProps['form'];
  field: CatalogueField;
  choices: Choices;
  path: string;
}
