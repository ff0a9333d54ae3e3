import type { components } from '@ayana/contracts/api';
import { NEWSLETTER_TOPIC_MESSAGES } from '@ayana/contracts/newsletter';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { RouterLink, useDetail } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { countText } from '../columns';
import { content as messages } from './messages';

type Summary = components['schemas']['ContentSummaryDto'];

/** The one content there is, as a detail page reads it: with an id. */
const CONTENT = 'content';

export function loader(): Promise<Part<Summary & { id: string }>> {
  return readPart(dataOf(api.GET('/catalogue/content')).then((summary) => Object.assign({ id: CONTENT }, summary)));
}

const TOPICS: readonly Column<Summary['topics'][number]>[] = [
  {
    id: 'topic',
    title: messages.topic,
    lead: true,
    width: '60%',
    cell: ({ topic }) => NEWSLETTER_TOPIC_MESSAGES[topic].name,
  },
  { id: 'readers', title: messages.topicReaders, end: true, cell: ({ readers }) => countText(readers) },
];

/** How the texts of the public site are; each figure leads to its list. */
export function Component() {
  const detail = useDetail<Summary & { id: string }>({ id: CONTENT });
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(summary) => (
          <>
            <StatRow>
              <Stat
                label={messages.articles}
                value={countText(summary.articles)}
                note={messages.articlesDue(summary.articles_due)}
                late={summary.articles_due > 0}
                href="/admin/content/articles"
                LinkComponent={RouterLink}
              />
              <Stat
                label={messages.questions}
                value={countText(summary.questions)}
                note={messages.questionsNote(summary.votes, summary.questions_unhelpful)}
                href="/admin/content/questions"
                LinkComponent={RouterLink}
              />
              <Stat
                label={messages.vacancies}
                value={countText(summary.vacancies)}
                note={messages.vacanciesNote(summary.applications)}
                href="/admin/content/vacancies"
                LinkComponent={RouterLink}
              />
              <Stat
                label={messages.readers}
                value={countText(summary.readers)}
                note={messages.readersNote(summary.readers_new, summary.readers_left)}
              />
            </StatRow>
            <PortalCard
              title={messages.newsletter}
              extra={
                <Link as={RouterLink} href="/admin/broadcast-management">
                  {messages.write}
                </Link>
              }
            >
              <p>{messages.newsletterNote}</p>
              <ShortTable
                label={messages.newsletter}
                columns={TOPICS}
                rows={summary.topics}
                keyOf={({ topic }) => topic}
              />
            </PortalCard>
          </>
        )}
      </ReadDetail>
    </PortalPage>
  );
}
