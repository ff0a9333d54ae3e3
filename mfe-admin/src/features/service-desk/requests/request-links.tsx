import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RequestDetail, RequestLink } from '../types';
import { messages } from './detail-messages';
import { type RequestCommand, requestHref } from './requests.api';
import { Steps } from './request-side.styles';

const { links: words } = messages;

/** Where the subject of a link is shown; null where it has no page. */
function addressOf({ kind, subject_id, url }: RequestLink): string | null {
  if (kind === 'url') return url;
  if (subject_id === null) return null;
  const pages = {
    service_request: requestHref({ id: subject_id }),
    inbox_item: `/admin?request=${subject_id}`,
    user: `/admin/users?person=${subject_id}`,
  };
  return pages[kind];
}

/** What the request has to do with: other requests, people, pages elsewhere. */
export function RequestLinks({ request }: { request: RequestDetail }) {
  const [adding, setAdding] = useState(false);
  return (
    <PortalCard title={words.title}>
      {request.links.length === 0 ? <p>{words.empty}</p> : null}
      <Steps>
        {request.links.map((link) => (
          <li key={link.id}>
            <LinkTo link={link} />
          </li>
        ))}
      </Steps>
      <div>
        <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      {adding ? <AddLink request={request} onClose={() => setAdding(false)} /> : null}
    </PortalCard>
  );
}

function LinkTo({ link }: { link: RequestLink }) {
  const address = addressOf(link);
  if (address === null) return <span dir="auto">{link.label}</span>;
  return link.kind === 'url' ? (
    <TextLink href={address} target="_blank" rel="noreferrer" dir="auto">
      {link.label}
    </TextLink>
  ) : (
    <TextLink as={Link} to={address} dir="auto">
      {link.label}
    </TextLink>
  );
}

function AddLink({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
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
      formProps={{
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault();
          setAsked(true);
          if (isAddress) send({ intent: 'link', id: request.id, url: url.trim() });
        },
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
