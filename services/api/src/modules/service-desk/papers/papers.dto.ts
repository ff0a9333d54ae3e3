import { IdField } from '../../../platform/http/input/fields.js';

export class NewPaperDto {
  @IdField({ label: 'Upload', description: 'The id of a complete upload of the caller.' })
  upload_id!: string;
}
