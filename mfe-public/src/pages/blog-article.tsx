import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { BLOG_CRUMBS, BlogPost } from '../features/blog/blog-post';
import { BLOG_MESSAGES } from '../features/blog/messages';
import { loadPost } from '../features/blog/load-posts';
import { postPath } from '../features/blog/post';
import type { Post } from '../features/blog/post';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';
import { articleData, breadcrumbData } from '../page-layout/structured-data';

interface ArticleData extends PublicPageData {
  post: Post | null;
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<ArticleData> {
  const [shared, post] = await Promise.all([publicLoader({ request }), loadPost(params['slug'] ?? '', request.signal)]);
  return { ...shared, post };
}

/** One article; an unknown slug is a not-found page. */
export function Component() {
  const { post } = useLoaderData<ArticleData>();
  return (
    <PublicPage>
      {post ? (
        <BlogPost
          post={post}
          ask={<StartYourJourney>{BLOG_MESSAGES.ask}</StartYourJourney>}
          start={<StartYourJourney />}
        />
      ) : null}
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const post = (data as ArticleData | null)?.post;
  if (!post) return { title: 'Article' };
  const path = postPath(post.slug);
  return {
    title: post.title,
    description: post.summary,
    canonical: path,
    structuredData: [
      articleData(origin, path, post),
      breadcrumbData(origin, BLOG_CRUMBS, { name: post.title, to: path }),
    ],
  };
}
