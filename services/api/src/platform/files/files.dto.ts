import { NameField } from '../http/input/fields.js';

/** The query of a signed link, as `FileLinks` writes it. */
export class FileLinkQueryDto {
  @NameField({ label: 'Token', pattern: /^\d{13}\.[\w-]{43}$/, max: 57 })
  token!: string;
}
