import { SUPPORT_FOLLOW_PARAMETER } from '@ayana/contracts/support';
import type { SupportTopic } from '@ayana/contracts/support';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { SUPPORT_HEAD } from '../features/support/head-messages';
import { loadFollowed } from '../features/support/load-followed';
import type { Followed } from '../features/support/load-followed';
import { openedTopic, topicPage } from '../features/support/topics';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';
import { breadcrumbData } from '../page-layout/structured-data';

export { action } from './support.server';

interface SupportData extends PublicPageData {
  opened: SupportTopic | null;
  /** Null without a followed mail link. */
  followed: Followed | null;
}

const Page = lazyPart('support', async () => {
  const [{ SupportPage }, { StartYourJourney }] = await Promise.all([
    import('../features/support/support-page'),
    import('../features/consultations/consultation-triggers'),
  ]);
  return function Read(props: Omit<SupportData, keyof PublicPageData>) {
    return <SupportPage {...props} consult={<StartYourJourney />} />;
  };
});

export async function loader({ request }: LoaderFunctionArgs): Promise<SupportData> {
  const address = new URL(request.url);
  const token = address.searchParams.get(SUPPORT_FOLLOW_PARAMETER);
  const [shared, followed] = await Promise.all([
    publicLoader({ request }),
    token === null ? null : loadFollowed(token, request.signal),
  ]);
  return { ...shared, opened: openedTopic(address), followed };
}

/** The support page, also at the five service routes with their topics. */
export function Component() {
  const { opened, followed } = useLoaderData<SupportData>();
  return (
    <PublicPage>
      <Page opened={opened} followed={followed} />
    </PublicPage>
  );
}

/** A followed request is personal: not indexed. */
export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const { opened = null, followed = null } = (data ?? {}) as Partial<SupportData>;
  if (followed !== null) return { title: SUPPORT_HEAD.followed_title, canonical: '/support', robots: 'noindex' };
  const texts = topicPage(opened);
  if (!texts?.path) return { title: SUPPORT_HEAD.title, description: SUPPORT_HEAD.description, canonical: '/support' };
  return {
    title: `Support: ${texts.title.toLowerCase()}`,
    description: `${texts.lead} What we do and do not do, and a request that can be followed.`,
    structuredData: breadcrumbData(origin, [{ name: SUPPORT_HEAD.title, to: '/support' }], {
      name: texts.title,
      to: texts.path,
    }),
  };
}
