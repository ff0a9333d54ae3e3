import { FORM_FILES } from '@ayana/contracts/rules';
import { IdsField } from '../../platform/http/input/fields.js';

/** The files of a form that opens a case. */
export const FormFilesField = (): PropertyDecorator =>
  IdsField({
    label: 'Files',
    optional: true,
    max: FORM_FILES.most,
    description: 'Ids of uploads to `/form-uploads`, with the same `x-form-secret`. They become papers of the case.',
  });
