import { signOut, toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';
import { useNavigate } from 'react-router-dom';
import { deleteAccount } from '../api';
import { FormProblems } from '../forms/form-problems';
import { PasswordField } from '../forms/password-field';
import { filled, problemsOf } from '../forms/rules';
import { useIdentityForm } from '../forms/use-identity-form';
import { PASSWORD_FIELD_MESSAGES } from '../forms/messages';
import { GoesAndStays } from './profile.styles';
import { PROFILE_MESSAGES } from './messages';

const { remove: texts } = PROFILE_MESSAGES;

/** Says what is deleted and what is kept, and asks for the password. */
export function DeleteDialog({
  open,
  hasPassword,
  onClose,
}: {
  open: boolean;
  hasPassword: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.dialog} keepOnOutsidePress>
      <DeleteForm hasPassword={hasPassword} onKeep={onClose} />
    </Dialog>
  );
}

const FIELDS = ['password'] as const;

function DeleteForm({ hasPassword, onKeep }: { hasPassword: boolean; onKeep: () => void }) {
  const navigate = useNavigate();
  const form = useIdentityForm<'password', void>({
    id: 'delete-account',
    fields: FIELDS,
    problems: (values) => problemsOf(values, hasPassword ? [filled('password', PASSWORD_FIELD_MESSAGES.missing)] : []),
    send: ({ password }) => deleteAccount(hasPassword ? password : undefined),
    onDone: () => {
      signOut()
        .catch(() => {
          // The account and its sessions are gone: no sign-out is needed.
        })
        .then(() => navigate('/'))
        .then(() => toast.success(texts.done, texts.done_text))
        .catch((error: unknown) => console.warn('The home page could not be opened.', error));
    },
  });
  return (
    <form {...form.formProps}>
      <DialogBody>
        <GoesAndStays>
          <div>
            <h3>{texts.goes}</h3>
            <ul>
              {texts.goes_items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{texts.stays}</h3>
            <ul>
              {texts.stays_items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <p>
            <strong>{texts.final}</strong> {hasPassword ? null : texts.recent}
          </p>
        </GoesAndStays>
        <FormProblems form={form} />
        {hasPassword ? (
          <PasswordField
            place={form.place('password')}
            name="password"
            label={texts.password}
            autoComplete="current-password"
          />
        ) : null}
      </DialogBody>
      <DialogBar>
        <Button type="submit" variant="danger" busy={form.busy} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {texts.keep}
        </Button>
      </DialogBar>
    </form>
  );
}
