import { ORGANISATION_INVITATION_PARAMETER } from '@ayana/contracts/organisations';
import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { type OpenedInvitation, loadInvitation } from '../features/join/load-invitation';
import { JOIN_MESSAGES } from '../features/join/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface JoinData extends PublicPageData {
  token: string;
  opened: OpenedInvitation;
}

const Page = lazyPart('join', async () => (await import('../features/join/join-page')).JoinPage);

export async function loader({ request }: LoaderFunctionArgs): Promise<JoinData> {
  const token = new URL(request.url).searchParams.get(ORGANISATION_INVITATION_PARAMETER) ?? '';
  const [shared, opened] = await Promise.all([publicLoader({ request }), loadInvitation(token, request.signal)]);
  return { ...shared, token, opened };
}

/** The invitation into an organisation, by the link in the mail. */
export function Component() {
  const { token, opened } = useLoaderData<JoinData>();
  return (
    <PublicPage>
      <Page token={token} opened={opened} />
    </PublicPage>
  );
}

/** Personal: not indexed. */
export function meta(): PageMeta {
  return { title: JOIN_MESSAGES.title, canonical: '/join', robots: 'noindex' };
}
