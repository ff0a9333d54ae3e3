import { SUPPORT_MISSING, SUPPORT_TOPICS, type SupportTopic } from '@ayana/contracts/support';
import { ChoiceField, EmailField, NameField, PhoneField, TextField } from '../../platform/http/input/fields.js';

export class SupportRequestDto {
  @ChoiceField({ label: 'Topic', missing: () => SUPPORT_MISSING.topic, of: SUPPORT_TOPICS })
  topic!: SupportTopic;

  @TextField({ label: 'Name', missing: () => SUPPORT_MISSING.name })
  name!: string;

  @EmailField({ label: 'E-mail', missing: () => SUPPORT_MISSING.email })
  email!: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @TextField({ label: 'Message', missing: () => SUPPORT_MISSING.message })
  message!: string;
}

export class FollowQueryDto {
  @NameField({
    label: 'Request',
    description: 'The token of the link in the mail.',
    pattern: /^[\w.-]+$/,
    max: 120,
  })
  request!: string;
}
