import { PAIN_MAX, WOUND_STATES, type WoundState } from '@ayana/contracts/journey';
import { ChoiceField, FlagField, IntegerField, TextField } from '../../../platform/http/input/fields.js';

export class CheckInFormDto {
  @IntegerField({ label: 'Pain', min: 0, max: PAIN_MAX })
  pain!: number;

  @FlagField({ label: 'Fever' })
  fever!: boolean;

  @ChoiceField({ label: 'Wound', of: WOUND_STATES })
  wound!: WoundState;

  @FlagField({ label: 'Medicine taken' })
  medicine_taken!: boolean;

  @TextField({ label: 'Worry', optional: true })
  worry?: string;
}

export class CheckInTokenDto {
  @TextField({ label: 'Token', max: 200, description: 'Of the link in the mail.' })
  token!: string;
}

export class CheckInByTokenDto extends CheckInFormDto {
  @TextField({ label: 'Token', max: 200, description: 'Of the link in the mail.' })
  token!: string;
}
