import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RequestDetail, RequestLink } from '../types';
import { messages } from './detail-messages';
import { requestHref } from './requests.api';
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
