import { Field, TextInput } from '@ayana/shared-ui/field';
import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { PASSWORD_MAX } from '@ayana/contracts/identity';
import { PASSWORD_TEXTS } from '../messages';
import { CapsLine, PasswordBox, Reveal } from './boxes';

export interface PasswordFieldProps {
  place: { id: string; error: string | undefined };
  name: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  /** Where nothing is optional no star is needed. */
  star?: boolean;
  /** Under the control: how long it is. */
  children?: ReactNode;
}

/** A password with a way to see it, and a word when Caps Lock is on. What is typed stays in the control alone. */
export function PasswordField({
  place,
  name,
  label = PASSWORD_TEXTS.label,
  autoComplete,
  hint,
  star = true,
  children,
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const [caps, setCaps] = useState(false);
  // A synthetic key of a password manager may know nothing of modifiers.
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
            // More than the longest one can be typed and is then refused in words: a cut password would be another one.
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
            {visible ? PASSWORD_TEXTS.hide : PASSWORD_TEXTS.show}
          </Reveal>
        </PasswordBox>
      </Field>
      <div role="status">
        {caps ? (
          <CapsLine>
            <TriangleAlert size={16} aria-hidden="true" /> {PASSWORD_TEXTS.caps}
          </CapsLine>
        ) : null}
      </div>
      {children}
    </div>
  );
}
