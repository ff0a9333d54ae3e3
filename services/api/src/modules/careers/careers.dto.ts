import { CAREER_APPLICATION_MISSING as MISSING } from '@ayana/contracts/careers';
import { EmailField, NameField, PhoneField, TextField } from '../../platform/http/input/fields.js';

export class CareerApplicationDto {
  @NameField({
    label: 'Vacancy',
    optional: true,
    description: 'The slug of an open vacancy; absent: for nothing in particular.',
    pattern: /^[a-z0-9-]+$/,
    max: 80,
  })
  vacancy?: string;

  @TextField({ label: 'Name', missing: () => MISSING.name })
  name!: string;

  @EmailField({ label: 'E-mail', missing: () => MISSING.email })
  email!: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @TextField({ label: 'Place', missing: () => MISSING.place })
  place!: string;

  @TextField({ label: 'Languages', missing: () => MISSING.languages })
  languages!: string;

  @TextField({ label: 'Experience', missing: () => MISSING.experience })
  experience!: string;

  @TextField({ label: 'Link', optional: true, description: 'To a CV or profile.' })
  link?: string;

  @TextField({ label: 'Message', optional: true })
  message?: string;
}
