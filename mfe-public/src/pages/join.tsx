import { STAFF_INVITATION_PARAMETER } from '@ayana/contracts/identity';
import { ORGANISATION_INVITATION_PARAMETER } from '@ayana/contracts/organisations';
import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadColleague, type OpenedColleague } from '../features/join/load-colleague';
import { type OpenedInvitation, loadInvitation } from '../features/join/load-invitation';
import { JOIN_MESSAGES } from '../features/join/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface JoinData extends PublicPageData {
  token: string;
  opened: OpenedInvitation;
  /** Of a colleague of ours, who has another link. */
  colleague: { token: string; opened: OpenedColleague } | null;
}

const Colleague = lazyPart('colleague', async () => (await import('../features/join/colleague-page')).ColleaguePage);
const Page = lazyPart('join', async () => (await import('../features/join/join-page')).JoinPage);

export async function loader({ request }: LoaderFunctionArgs): Promise<JoinData> {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get(ORGANISATION_INVITATION_PARAMETER) ?? '';
  const colleague = searchParams.get(STAFF_INVITATION_PARAMETER);
  if (colleague !== null) {
    const [page, found] = await Promise.all([publicLoader({ request }), loadColleague(colleague, request.signal)]);
    const opened: OpenedInvitation = { invitation: null, why: 'unknown' };
    return { ...page, token, opened, colleague: { token: colleague, opened: found } };
  }
  const [shared, opened] = await Promise.all([publicLoader({ request }), loadInvitation(token, request.signal)]);
  return { ...shared, token, opened, colleague: null };
}

/** The invitation into an organisation, or of a colleague of ours, by the link in the mail. */
export function Component() {
  const { token, opened, colleague } = useLoaderData<JoinData>();
  return (
    <PublicPage>
      {colleague === null ? <Page token={token} opened={opened} /> : <Colleague {...colleague} />}
    </PublicPage>
  );
}

/** Personal: not indexed. */
export function meta(): PageMeta {
  return { title: JOIN_MESSAGES.title, canonical: '/join', robots: 'noindex' };
}
