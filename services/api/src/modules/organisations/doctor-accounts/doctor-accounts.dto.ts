import { EmailField } from '../../../platform/http/input/fields.js';

export class DoctorLinkDto {
  @EmailField({ label: 'E-mail', description: 'Of an account that exists.' })
  email!: string;
}
