import { useAction } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RequestDetail, RequestLink } from '../types';
import { messages } from './detail-messages';
import { type RequestCommand, requestHref } from './requests.api';
import { Steps } from './request-side.styles';

const LinkDialog = lazy(() => import('./link-dialog'));
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
  const { id } = request;
  const [adding, setAdding] = useState(false);
  const { send, isPending, failure } = useAction<RequestCommand>({ action: requestHref(request) });
  return (
    <PortalCard title={words.title}>
      {failure === null ? null : (
        <Notice tone="failed">
          {words.failed} {failure.message}
        </Notice>
      )}
      {request.links.length === 0 ? <p>{words.empty}</p> : null}
      <Steps>
        {request.links.map((link) => (
          <li key={link.id}>
            <div>
              <LinkTo link={link} />
            </div>
            <IconButton
              size="small"
              label={words.remove(link.label)}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => send({ intent: 'unlink', id, link: link.id })}
              busy={isPending({ intent: 'unlink', link: link.id })}
            />
          </li>
        ))}
      </Steps>
      <div>
        <TextLink as="button" type="button" onClick={() => setAdding(true)}>
          {words.add}
        </TextLink>
      </div>
      <Suspense>{adding ? <LinkDialog request={request} onClose={() => setAdding(false)} /> : null}</Suspense>
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
