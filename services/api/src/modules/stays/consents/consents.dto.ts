import {
  CONSENT_BODY_MAX,
  CONSENT_LANGUAGES,
  CONSENT_NAME_MAX,
  CONSENT_REASON_MAX,
  CONSENT_TITLE_MAX,
  type ConsentLanguage,
} from '@ayana/contracts/journey';
import { AgreementField, ChoiceField, IdField, MarkdownField, TextField } from '../../../platform/http/input/fields.js';
import { CONSENT_MESSAGES as messages } from './consent-messages.js';

export class ConsentTextsQueryDto {
  @IdField({ label: 'Hospital', optional: true, description: 'For the staff; without it those of the own hospitals.' })
  partner_hospital_id?: string;
}

export class NewConsentTextDto {
  @IdField({ label: 'Hospital' })
  partner_hospital_id!: string;

  @ChoiceField({ label: 'Language', of: CONSENT_LANGUAGES })
  language!: ConsentLanguage;

  @TextField({ label: 'Title', max: CONSENT_TITLE_MAX, printed: true })
  title!: string;

  @MarkdownField({ label: 'Text', max: CONSENT_BODY_MAX })
  body!: string;
}

export class SignConsentDto {
  @IdField({ label: 'Admission' })
  admission_id!: string;

  @IdField({ label: 'Text', description: 'The one that was read: 409 `stale_version` once there is a newer one.' })
  text_id!: string;

  @TextField({ label: 'Full name', max: CONSENT_NAME_MAX, oneLine: true, printed: true })
  signed_name!: string;

  @AgreementField({ label: 'Read to the end', missing: () => messages.read_first })
  has_read!: boolean;

  @AgreementField({ label: 'Agreement', missing: () => messages.agree_first })
  agrees!: boolean;
}

export class WithdrawConsentDto {
  @TextField({ label: 'Reason', max: CONSENT_REASON_MAX })
  reason!: string;
}
