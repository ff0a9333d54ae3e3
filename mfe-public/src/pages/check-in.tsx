import { CHECK_IN_PARAMETER } from '@ayana/contracts/journey';
import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { type OpenedCheckIn, loadCheckIn } from '../features/check-in/load-check-in';
import { CHECK_IN_MESSAGES } from '../features/check-in/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

export { action } from './check-in.server';

interface CheckInData extends PublicPageData {
  token: string;
  opened: OpenedCheckIn;
}

const Page = lazyPart('check-in', async () => (await import('../features/check-in/check-in-page')).CheckInPage);

export async function loader({ request }: LoaderFunctionArgs): Promise<CheckInData> {
  const token = new URL(request.url).searchParams.get(CHECK_IN_PARAMETER) ?? '';
  const [shared, opened] = await Promise.all([publicLoader({ request }), loadCheckIn(token, request.signal)]);
  return { ...shared, token, opened };
}

/** A check-in after the return, by the link in the mail. */
export function Component() {
  const { token, opened } = useLoaderData<CheckInData>();
  return (
    <PublicPage>
      <Page token={token} opened={opened} />
    </PublicPage>
  );
}

/** Personal: not indexed. */
export function meta(): PageMeta {
  return { title: CHECK_IN_MESSAGES.title, canonical: '/check-in', robots: 'noindex' };
}
