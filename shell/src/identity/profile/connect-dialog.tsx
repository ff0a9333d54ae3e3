import { Button } from '@ayana/shared-ui/button';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';
import { linkProvider, type Provider } from '../api';
import { FormProblems } from '../forms/form-problems';
import { PasswordField } from '../forms/password-field';
import { filled, problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { PASSWORD_FIELD_MESSAGES } from '../forms/messages';
import { PROFILE_MESSAGES } from './messages';

const { identities: texts } = PROFILE_MESSAGES;
const FIELDS = ['password'] as const;
const RULES = [filled<'password'>('password', PASSWORD_FIELD_MESSAGES.missing)];

/** Asks for the password before connecting another account, then goes to its provider. */
export function ConnectDialog({ open, provider, onClose }: { open: boolean; provider: Provider; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.connect_title(provider.label)}>
      <ConnectForm provider={provider} onClose={onClose} />
    </Dialog>
  );
}

function ConnectForm({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const form = useIdentityForm<'password', string>({
    id: 'connect-identity',
    fields: FIELDS,
    problems: (values) => problemsOf(values, RULES),
    send: ({ password }) => linkProvider(provider.name, password),
    onDone: (address) => location.assign(address),
  });
  return (
    <form {...form.formProps}>
      <DialogBody>
        <p>{texts.connect_text(provider.label)}</p>
        <FormProblems form={form} />
        <PasswordField
          place={form.place('password')}
          name="password"
          label={texts.connect_password}
          autoComplete="current-password"
        />
      </DialogBody>
      <DialogBar>
        <Button type="submit" busy={form.busy} busyLabel={texts.connect_busy}>
          {texts.connect_submit}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {texts.connect_not}
        </Button>
      </DialogBar>
    </form>
  );
}
