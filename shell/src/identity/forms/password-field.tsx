import { Field, TextInput } from '@ayana/shared-ui/field';
import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { PASSWORD_MAX } from '@ayana/contracts/identity';
import { PASSWORD_FIELD_MESSAGES } from './messages';
import { CapsLine, PasswordBox, Reveal } from './form.styles';

export interface PasswordFieldProps {
  place: { id: string; error: string | undefined };
  name: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  /** False where no field is optional: no star is needed then. */
  star?: boolean;
  /** Below the control: its length. */
  children?: ReactNode;
}

/** A password field with a Show button and a Caps Lock hint. The password stays in the control. */
export function PasswordField({
  place,
  name,
  label = PASSWORD_FIELD_MESSAGES.label,
  autoComplete,
  hint,
  star = true,
  children,
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const [caps, setCaps] = useState(false);
  // A password manager's synthetic key event may lack modifiers.
  const look = (event: KeyboardEvent): void => setCaps(event.nativeEvent.getModifierState?.('CapsLock') ?? false);
  return (
    <div>
      <Field {...place} label={label} hint={hint} required={star}>
        <PasswordBox>
          <TextInput
            type={visible ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            // A longer password can be typed and is refused with a message: cutting it would change the password.
            maxLength={PASSWORD_MAX * 2}
            dir="ltr"
            aria-required="true"
            data-secret=""
            onKeyDown={look}
            onKeyUp={look}
            onBlur={() => setCaps(false)}
          />
          <Reveal type="button" aria-pressed={visible} aria-controls={place.id} onClick={() => setVisible(!visible)}>
            {visible ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
            {visible ? PASSWORD_FIELD_MESSAGES.hide : PASSWORD_FIELD_MESSAGES.show}
          </Reveal>
        </PasswordBox>
      </Field>
      <div role="status">
        {caps ? (
          <CapsLine>
            <TriangleAlert size={16} aria-hidden="true" /> {PASSWORD_FIELD_MESSAGES.caps}
          </CapsLine>
        ) : null}
      </div>
      {children}
    </div>
  );
}
