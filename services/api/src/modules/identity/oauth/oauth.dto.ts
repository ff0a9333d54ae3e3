import { ProfileOfSignUpDto, TOKEN_MAX } from '../sign-up/sign-up.dto.js';
import { SecretField } from '../../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../../platform/http/input/messages.js';

export class CompleteSignUpDto extends ProfileOfSignUpDto {
  @SecretField({
    label: 'Token',
    missing: () => FIELD_MESSAGES.missing.link,
    max: TOKEN_MAX,
    description: '`complete` of the address of /login.',
  })
  token!: string;
}
