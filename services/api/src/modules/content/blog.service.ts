import type { Source, AdjacentPost } from '@ayana/contracts/content';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/app-error.js';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import { mapPage, pageByTime, type Position } from '../../platform/http/cursor.js';
import {
  type BlogPostDto,
  type BlogPostsPageDto,
  type BlogPostsQueryDto,
  type BlogPostSummaryDto,
  POSTS_LIMIT,
} from './content.dto.js';
import { REVIEW_COLUMNS, reviewOf, type ReviewRow } from './reviews.js';
import { isSafeHref } from './rich-text/safe-href.js';
import { TextCache } from './rich-text/text-cache.js';

const COLUMNS = 'slug, title, summary, topic, reading_minutes, published_on, updated_on, drawing';

type SummaryRow = BlogPostSummaryDto & { id: string };

const newest = (...where: string[]) =>
  prepared<SummaryRow>(
    `select id, ${COLUMNS} from blog_posts where ${['is_active', ...where].join(' and ')}
     order by published_on desc, id desc limit $1`,
  );
const AFTER = '(published_on, id) < ($2::timestamptz::date, $3::uuid)';
const LISTS = {
  first: newest(),
  next: newest(AFTER),
  first_of_topic: newest('topic = $2'),
  next_of_topic: newest(AFTER, 'topic = $4'),
};

interface PostRow extends BlogPostSummaryDto, ReviewRow {
  id: string;
  body: string;
  sources: Source[];
  newer: AdjacentPost | null;
  older: AdjacentPost | null;
}

const adjacentPost = (beyond: '<' | '>', order: 'asc' | 'desc'): string =>
  `(select jsonb_build_object('slug', slug, 'title', title) from blog_posts
    where is_active and (published_on, id) ${beyond} (text.published_on, text.id) order by published_on ${order}, id ${order} limit 1)`;

const ONE = prepared<PostRow>(
  `select text.id, ${COLUMNS.replaceAll(/\w+/g, 'text.$&')}, text.body, text.sources, ${REVIEW_COLUMNS},
     ${adjacentPost('>', 'asc')} as newer, ${adjacentPost('<', 'desc')} as older
   from blog_posts text left join doctors doctor on doctor.id = text.reviewer_id
   where text.slug = $1 and text.is_active`,
);

const RELATED = prepared<BlogPostSummaryDto>(
  `select ${COLUMNS} from blog_posts where is_active and topic = $1 and slug <> $2 order by published_on desc, id desc limit 3`,
);

/** Articles, the newest first. */
@Injectable()
export class BlogService {
  constructor(
    private readonly database: Database,
    private readonly texts: TextCache,
  ) {}

  list({ topic, limit = POSTS_LIMIT, cursor }: BlogPostsQueryDto): Promise<BlogPostsPageDto> {
    return mapPage(
      pageByTime(
        { limit, cursor },
        ({ after, limit: most }) => this.read(topic, after, most),
        ({ published_on, id }) => ({ at: published_on, id }),
      ),
      shown,
    );
  }

  private read(topic: string | undefined, after: Position | undefined, limit: number): Promise<SummaryRow[]> {
    if (after === undefined) {
      return topic === undefined
        ? this.database.ask(LISTS.first, [limit])
        : this.database.ask(LISTS.first_of_topic, [limit, topic]);
    }
    return topic === undefined
      ? this.database.ask(LISTS.next, [limit, after.at, after.id])
      : this.database.ask(LISTS.next_of_topic, [limit, after.at, after.id, topic]);
  }

  async one(slug: string): Promise<BlogPostDto> {
    const [row] = await this.database.ask(ONE, [slug]);
    if (!row) throw notFound();
    const related = await this.database.ask(RELATED, [row.topic, row.slug]);
    return {
      ...shown(row),
      body: this.texts.blocks(row.body),
      review: reviewOf(row),
      sources: row.sources.map(({ href, ...source }) => (href && isSafeHref(href) ? { ...source, href } : source)),
      newer: row.newer,
      older: row.older,
      related,
    };
  }
}

/** A row without the columns only the query needs. */
function shown(row: BlogPostSummaryDto): Pick<BlogPostSummaryDto, keyof BlogPostSummaryDto> {
  const { slug, title, summary, topic, reading_minutes, published_on, updated_on, drawing } = row;
  return { slug, title, summary, topic, reading_minutes, published_on, updated_on, drawing };
}
