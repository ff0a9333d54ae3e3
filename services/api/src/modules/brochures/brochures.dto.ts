import {
  BROCHURE_LANGUAGES,
  BROCHURE_MISSING,
  BROCHURE_SPECIALITIES,
  type BrochureLanguage,
  type BrochureSpeciality,
} from '@ayana/contracts/brochures';
import { ChoiceField, EmailField, FlagField, TextField } from '../../platform/http/input/fields.js';

export class BrochureRequestDto {
  @ChoiceField({ label: 'Speciality', missing: () => BROCHURE_MISSING.speciality, of: BROCHURE_SPECIALITIES })
  speciality!: BrochureSpeciality;

  @ChoiceField({ label: 'Language', missing: () => BROCHURE_MISSING.language, of: BROCHURE_LANGUAGES })
  language!: BrochureLanguage;

  @TextField({ label: 'Name', optional: true })
  name?: string;

  @EmailField({ label: 'E-mail', missing: () => BROCHURE_MISSING.email })
  email!: string;

  @FlagField({
    label: 'May write',
    optional: true,
    description: 'Whether we may write about the treatment later. Absent is no.',
  })
  may_write?: boolean;
}
