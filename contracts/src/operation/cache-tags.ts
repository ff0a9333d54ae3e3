/** Tag of every public page: a switched release changes the addresses of its scripts. */
export const RELEASE_TAG = 'release';

/** Tags of public answers of the API, by what they are made of. The database notes changes by the same names (migration 0014). */
export const CACHE_TAGS = ['catalogue', 'articles', 'questions', 'vacancies', 'social-links'] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

/** The headers in which CDNs read the tags of an answer: Cloudflare and others with commas, Fastly and Varnish with spaces. */
export function cacheTagHeaders(tags: readonly string[]): Record<string, string> {
  return tags.length === 0 ? {} : { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
}
