import { PASSWORD_MIN } from '@ayana/contracts/identity';
import { PASSWORD_FIELD_MESSAGES } from './messages';
import { Strength } from './form.styles';

/** How long a password is, in words; only its length in characters counts (NIST SP 800-63B, 3.1.1.2). */
export function strengthOf(password: string): { level: 0 | 1 | 2 | 3; text: string } {
  const { length } = Array.from(password);
  const { enough, good, long, short } = PASSWORD_FIELD_MESSAGES.strength;
  if (length < PASSWORD_MIN) return { level: 0, text: short };
  if (length < 12) return { level: 1, text: enough };
  return length < 16 ? { level: 2, text: good } : { level: 3, text: long };
}

/** Shown below a new password while typing. */
export function PasswordStrength({ password }: { password: string }) {
  const { level, text } = strengthOf(password);
  return (
    <div role="status">
      {password === '' ? null : (
        <Strength $level={level}>
          <i />
          <i />
          <i />
          <span>{text}</span>
        </Strength>
      )}
    </div>
  );
}
