import { useAction } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { useState } from 'react';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { type RequestCommand, requestHref } from './requests.api';

const { links: words } = messages;

/** Adds the address of a page elsewhere. */
export default function LinkDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [asked, setAsked] = useState(false);
  const { send, isPending, failure } = useAction<RequestCommand>({ action: requestHref(request), done: onClose });
  const isAddress = URL.canParse(url.trim()) && url.trim().startsWith('https://');
  return (
    <FormDialog
      size="small"
      title={words.add}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={isPending()}
      failure={failure?.message ?? null}
      onSubmit={() => {
        setAsked(true);
        if (isAddress) send({ intent: 'link', id: request.id, url: url.trim() });
      }}
    >
      <Field label={words.url} hint={words.hint} required error={asked && !isAddress ? words.wrong : undefined}>
        <TextInput
          type="url"
          value={url}
          maxLength={500}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
