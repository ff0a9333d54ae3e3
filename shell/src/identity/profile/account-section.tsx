import { AccountFields, useAccountEdit } from '@ayana/case-kit/account';
import { ACCOUNT_PARTS } from '@ayana/contracts/identity';
import { toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Notice } from '@ayana/shared-ui/notice';
import { useRevalidator } from 'react-router-dom';
import type { Account } from '../api';
import { Form } from '../forms/form.styles';
import { Card } from './profile.styles';
import { PROFILE_MESSAGES } from './messages';

const { data: texts } = PROFILE_MESSAGES;

/** The account's data; patients have it in "About me". */
export function AccountSection({ account }: { account: Account }) {
  const { revalidate } = useRevalidator();
  const { edit, fields } = useAccountEdit({
    account,
    reread: revalidate,
    onSaved: () => toast.secondary(texts.saved, texts.saved_text),
  });
  const { form, notice } = edit;
  return (
    <Card aria-labelledby={ACCOUNT_PARTS.account}>
      <h2 id={ACCOUNT_PARTS.account}>{texts.title}</h2>
      <Form {...form.formProps}>
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        <AccountFields {...fields} />
        <EditNotice notice={notice} />
        <Button type="submit" busy={form.busy} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </Form>
    </Card>
  );
}
