import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { BLOG_CRUMBS, BLOG_MESSAGES, BlogPost, loadPost, postPath } from '../features/blog';
import type { Post } from '../features/blog';
import { StartYourJourney } from '../features/consultations';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';
import { articleData, breadcrumbData } from '../layout/structured-data';

interface ArticleData extends PublicPageData {
  post: Post | null;
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<ArticleData> {
  const [shared, post] = await Promise.all([publicLoader({ request }), loadPost(params['slug'] ?? '', request.signal)]);
  return { ...shared, post };
}

/** One article; a slug nobody wrote is a not-found page. */
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
