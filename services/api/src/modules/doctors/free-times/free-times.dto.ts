import { CONSULTATION_KINDS, type ConsultationKind, FREE_TIMES_DAYS } from '@ayana/contracts/catalogue';
import { ChoiceField, DateField, IntegerField, ZoneField } from '../../../platform/http/input/fields.js';

export class FreeTimesQueryDto {
  @DateField({ label: 'From', optional: true, description: 'The first day; today where it is absent or past.' })
  from?: string;

  @IntegerField({ label: 'Days', optional: true, min: 1, max: FREE_TIMES_DAYS.most, fallback: FREE_TIMES_DAYS.default })
  days?: number;

  @ChoiceField({ label: 'Kind', optional: true, of: CONSULTATION_KINDS, description: 'The default is video.' })
  kind?: ConsultationKind;

  @ZoneField({ label: 'Time zone', optional: true, description: "Where days begin; the doctor's where it is absent." })
  time_zone?: string;
}
