import { BLOG_TOPIC_NAMES } from '@ayana/contracts/content';
import type { BlogTopic } from '@ayana/contracts/content';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { BLOG_CRUMBS } from '../features/blog/blog-post';
import { BLOG_MESSAGES } from '../features/blog/messages';
import { BlogList } from '../features/blog/blog-list';
import { loadPosts } from '../features/blog/load-posts';
import { topicOf } from '../features/blog/post';
import type { PostsPage } from '../features/blog/load-posts';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { NextStep } from '../page-layout/next-step';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';
import { breadcrumbData } from '../page-layout/structured-data';

interface BlogData extends PublicPageData {
  topic: BlogTopic | undefined;
  /** Whether it is not the first page of the list. */
  further: boolean;
  page: PostsPage | null;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<BlogData> {
  const { searchParams } = new URL(request.url);
  const topic = topicOf(searchParams.get('topic'));
  const after = searchParams.get('after');
  const [shared, page] = await Promise.all([publicLoader({ request }), loadPosts(topic, after, request.signal)]);
  return { ...shared, topic, further: after !== null, page };
}

/** All articles; `?topic=` filters them. */
export function Component() {
  const { topic, page } = useLoaderData<BlogData>();
  return (
    <PublicPage>
      <BlogList topic={topic} page={page} />
      <NextStep id="next-step" title={BLOG_MESSAGES.help_title} text={BLOG_MESSAGES.help_text}>
        <StartYourJourney>{BLOG_MESSAGES.ask}</StartYourJourney>
      </NextStep>
    </PublicPage>
  );
}

/** A topic is a view of this page and is not indexed. */
export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const { topic, further } = (data as BlogData | null) ?? {};
  const [home, blog] = BLOG_CRUMBS;
  return {
    title: topic ? BLOG_MESSAGES.of_topic(BLOG_TOPIC_NAMES[topic]) : 'Articles for patients and companions',
    canonical: '/blog',
    ...(topic || further ? { robots: 'noindex' as const } : {}),
    structuredData: breadcrumbData(origin, [home], blog),
  };
}
