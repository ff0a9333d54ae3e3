import { EMAIL_LIMIT } from '@ayana/contracts/rules';
import { Field, TextInput } from '@ayana/shared-ui/field';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IDENTITY_FORM_MESSAGES } from './messages';

/** An e-mail field for password managers: `username` for sign-in and registration, else `email`. */
export function EmailField({
  place,
  label = IDENTITY_FORM_MESSAGES.email,
  hint,
  autoComplete = 'username',
  star = true,
  ...control
}: {
  place: { id: string; error: string | undefined };
  label?: string;
  hint?: ReactNode;
  autoComplete?: 'username' | 'email';
  /** False where no field is optional: no star is needed then. */
  star?: boolean;
} & Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return (
    <Field {...place} label={label} hint={hint} required={star}>
      <TextInput
        {...control}
        type="email"
        aria-required="true"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_LIMIT}
      />
    </Field>
  );
}
