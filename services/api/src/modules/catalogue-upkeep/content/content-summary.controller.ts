import { shape } from '../../../platform/http/openapi/shape.js';
import { NEWSLETTER_TOPICS, type ContentSummary } from '@ayana/contracts/newsletter';
import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Access } from '../../../platform/http/access/access.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';

const MONTH = 30 * 24 * 60 * 60 * 1000;

@GuardedRoutes('catalogue', 'catalogue/content')
export class ContentSummaryController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** How the texts of the public site are, and how many read the newsletter. */
  @Get()
  @Access('catalogue_upkeep')
  @ApiOkResponse({ type: shape('ContentSummary') })
  async read(): Promise<ContentSummary> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - MONTH);
    const { rows } = await sql<ContentSummary>`
      select
        (select count(*)::int from blog_posts where is_active) as articles,
        (select count(*)::int from blog_posts where is_active and next_review_on <= ${now}::date) as articles_due,
        (select count(*)::int from faq_entries where is_active) as questions,
        (select count(*)::int from faq_entries entry where is_active and (
          select sum(case when vote.helpful then 1 else -1 end) from faq_votes vote where vote.entry_id = entry.id) < 0
        ) as questions_unhelpful,
        (select count(*)::int from faq_votes where voted_at > ${since}) as votes,
        (select count(*)::int from vacancies where is_open) as vacancies,
        (select count(*)::int from career_applications where created_at > ${since} and not is_test) as applications,
        (select count(*)::int from newsletter_subscriptions where unsubscribed_at is null and not is_test) as readers,
        (select count(*)::int from newsletter_subscriptions
          where unsubscribed_at is null and not is_test and subscribed_at > ${since}) as readers_new,
        (select count(*)::int from newsletter_subscriptions where unsubscribed_at > ${since} and not is_test) as readers_left,
        (select coalesce(jsonb_agg(jsonb_build_object('topic', topic.name, 'readers', (
            select count(*) from newsletter_subscriptions known
            where known.unsubscribed_at is null and not known.is_test and topic.name = any (known.topics)
          )) order by topic.place), '[]')
          from unnest(${[...NEWSLETTER_TOPICS]}::text[]) with ordinality topic (name, place)) as topics`.execute(
      this.database.read(),
    );
    const [summary] = rows;
    if (summary === undefined) throw new Error('A count has one row');
    return summary;
  }
}
