import { COMPANION_PARAMETER } from '@ayana/contracts/journey';
import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { type OpenedInvitation, loadInvitation } from '../features/companion/load-invitation';
import { COMPANION_MESSAGES } from '../features/companion/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface CompanionData extends PublicPageData {
  token: string;
  opened: OpenedInvitation;
}

const Page = lazyPart('companion', async () => (await import('../features/companion/companion-page')).CompanionPage);

export async function loader({ request }: LoaderFunctionArgs): Promise<CompanionData> {
  const token = new URL(request.url).searchParams.get(COMPANION_PARAMETER) ?? '';
  const [shared, opened] = await Promise.all([publicLoader({ request }), loadInvitation(token, request.signal)]);
  return { ...shared, token, opened };
}

/** The invitation to accompany a patient, by the link in the mail. */
export function Component() {
  const { token, opened } = useLoaderData<CompanionData>();
  return (
    <PublicPage>
      <Page token={token} opened={opened} />
    </PublicPage>
  );
}

/** Personal: not indexed. */
export function meta(): PageMeta {
  return { title: COMPANION_MESSAGES.title, canonical: '/companion', robots: 'noindex' };
}
