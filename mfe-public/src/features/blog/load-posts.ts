import type { components } from '@ayana/contracts/api';
import type { BlogTopic } from '@ayana/contracts/content';
import { api, ApiProblem } from '@ayana/portal-kit';

import { reportFailure } from '../../loaders/report-failure';
import type { Post } from './post';

export type PostsPage = components['schemas']['BlogPostsPageDto'];

/**
 * The newest articles, those of a topic, or those after a cursor; null when they failed to load. An invalid cursor
 * is ignored.
 */
export async function loadPosts(
  topic: BlogTopic | undefined,
  cursor: string | null,
  signal: AbortSignal,
): Promise<PostsPage | null> {
  const query = { ...(topic === undefined ? {} : { topic }), ...(cursor === null ? {} : { cursor }) };
  try {
    const { data } = await api.GET('/blog-posts', { params: { query }, signal });
    return data ?? null;
  } catch (error) {
    const refused = error instanceof ApiProblem && (error.status === 400 || error.status === 422);
    if (refused && cursor !== null) return loadPosts(topic, null, signal);
    reportFailure('The articles could not be read.', error, signal);
    return null;
  }
}

/** One article; throws `ApiProblem` 404 when there is none. */
export async function loadPost(slug: string, signal: AbortSignal): Promise<Post | null> {
  const { data } = await api.GET('/blog-posts/{slug}', { params: { path: { slug } }, signal });
  return data ?? null;
}
