import { PASSWORD_MAX } from '@ayana/contracts/identity';
import { NewPasswordField, SecretField } from '../../../platform/http/input/fields.js';
import { LinkDto } from '../sign-up/sign-up.dto.js';

export class ResetPasswordDto extends LinkDto {
  @NewPasswordField({ label: 'New password' })
  password!: string;
}

export class ChangePasswordDto {
  @SecretField({
    label: 'Current password',
    optional: true,
    max: PASSWORD_MAX,
    description: 'Not for an account that has none yet: there the session must be younger than 10 minutes.',
  })
  current_password?: string;

  @NewPasswordField({ label: 'New password' })
  password!: string;
}

/** Asks for the password again before an account is deleted or moved. */
export class ConfirmDto {
  @SecretField({
    label: 'Password',
    optional: true,
    max: PASSWORD_MAX,
    description: 'Not for an account that has none: there the session must be younger than 10 minutes.',
  })
  password?: string;
}
