import { type Session, signIn } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Failure, Form, PasswordBox, Reveal } from './login-boxes';
import { loginErrors, loginFailure } from './login-form';

/** The sign-in form. Errors say what to mend, beside the field and in one place for the server's answer. */
export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ReturnType<typeof loginErrors>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const values = { email: typed(data, 'email'), password: typed(data, 'password') };
    const found = loginErrors(values);
    setErrors(found);
    setFailure(undefined);
    const first = Object.keys(found)[0];
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      onSignedIn(await signIn({ ...values, email: values.email.trim() }));
    } catch (error) {
      setFailure(loginFailure(error));
      form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    // Without scripts the press must not put a password into an address.
    <Form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field label="E-mail" error={errors.email}>
        <TextInput type="email" name="email" autoComplete="username" maxLength={254} aria-required="true" />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordBox>
          <TextInput
            type={visible ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            dir="ltr"
            aria-required="true"
          />
          <Reveal type="button" aria-pressed={visible} onClick={() => setVisible(!visible)}>
            {visible ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
            {visible ? 'Hide' : 'Show'}
          </Reveal>
        </PasswordBox>
      </Field>
      <div role="alert">{failure === undefined ? null : <Failure>{failure}</Failure>}</div>
      <noscript>Signing in needs JavaScript, which is switched off in this browser.</noscript>
      <Button type="submit" size="large" wide busy={busy} busyLabel="Signing in">
        Sign in
      </Button>
    </Form>
  );
}

function typed(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
