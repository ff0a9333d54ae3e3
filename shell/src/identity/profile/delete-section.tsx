import { Button } from '@ayana/shared-ui/button';
import { useState } from 'react';
import { useLoaded } from '../../prefetch/use-loaded';
import type { Account } from '../api';
import { Card, Under } from './profile.styles';
import { PROFILE_MESSAGES } from './messages';

const { remove: texts } = PROFILE_MESSAGES;

const loadDialog = (): Promise<typeof import('./delete-dialog')> =>
  import(/* webpackChunkName: "delete-account" */ './delete-dialog');

/** Deletes the account, after explaining what is deleted and what is kept. */
export function DeleteSection({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const dialog = useLoaded(open, loadDialog);
  return (
    <Card aria-labelledby="delete-title">
      <h2 id="delete-title">{texts.title}</h2>
      <p>{texts.lead}</p>
      <Under>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </Under>
      {dialog === undefined ? null : (
        <dialog.DeleteDialog open={open} hasPassword={account.has_password} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
