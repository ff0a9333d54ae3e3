import { NEWSLETTER_TOPIC_MESSAGES, NEWSLETTER_TOPICS, type NewsletterTopic } from '@ayana/contracts/newsletter';
import { Button } from '@ayana/shared-ui/button';
import { Checkbox } from '@ayana/shared-ui/choice';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { messages } from './messages';
import { SavedNote } from './saved-note';
import type { Newsletter, TopicsChange } from './subscription.api';
import { Topics } from './subscription.styles';
import { useChange } from './use-change';

const { newsletter: words } = messages;

/** Topics of the newsletter; without any there is none. */
export default function NewsletterCard({ newsletter }: { newsletter: Newsletter }) {
  const { email, email_confirmed } = newsletter;
  const change = useChange<TopicsChange>();
  const topics: readonly NewsletterTopic[] = change.pending.at(-1)?.topics ?? newsletter.topics;
  const choose = (next: NewsletterTopic[]): void => change.send({ what: 'topics', topics: next });
  return (
    <PortalCard title={words.title} extra={<SavedNote busy={change.pending.length > 0} saved={change.saved} />}>
      {email_confirmed ? (
        <p>{topics.length === 0 ? words.none : words.text(email)}</p>
      ) : (
        <Notice>{words.unconfirmed(email)}</Notice>
      )}
      {change.failure === null ? null : (
        <Notice tone="failed">
          {messages.notSaved} {change.failure.message}
        </Notice>
      )}
      <Topics>
        {NEWSLETTER_TOPICS.map((topic) => (
          <li key={topic}>
            <Checkbox
              checked={topics.includes(topic)}
              disabled={!email_confirmed}
              onChange={({ currentTarget }) =>
                choose(
                  NEWSLETTER_TOPICS.filter((each) => (each === topic ? currentTarget.checked : topics.includes(each))),
                )
              }
            >
              {NEWSLETTER_TOPIC_MESSAGES[topic].name}
              <small>{NEWSLETTER_TOPIC_MESSAGES[topic].what}</small>
            </Checkbox>
          </li>
        ))}
      </Topics>
      {topics.length === 0 ? null : (
        <div>
          <Button variant="quiet" size="small" onClick={() => choose([])}>
            {words.stop}
          </Button>
        </div>
      )}
    </PortalCard>
  );
}
