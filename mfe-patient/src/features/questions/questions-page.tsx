import type { GeneralInquiry } from '@ayana/contracts/realtime';
import { useList, useLive } from '@ayana/portal-kit/screens';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { deviceZone, useNow } from '@ayana/shared-ui/time';
import { AskForm } from './ask-form';
import { messages } from './messages';
import { QuestionCard } from './question-card';
import { NAMES, type Question } from './questions.api';
import { Column, List } from './questions.styles';
import { useSeen } from './use-seen';

const LIVE = ['general_inquiries.inserted', 'general_inquiries.updated'] as const;

export { questionsAction as action, questionsLoader as loader } from './questions.api';

/** A person's own questions to the team, with the answers, live. */
export function Component() {
  const list = useList<Question>({ names: NAMES });
  useLive<GeneralInquiry>({ events: LIVE, reread: list.reread });
  const fresh = useSeen(list.items);
  const now = useNow();
  const localZone = deviceZone();
  const retry = <RetryButton of={list}>{messages.retry}</RetryButton>;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>
            {messages.lead} {messages.urgent}
          </p>
        </div>
      </PortalHead>
      <Column>
        <AskForm onAsked={list.reread} />
        <StaleNote list={list} text={messages.stale} retry={retry} />
        <ReadList
          list={list}
          isEmpty={list.items.length === 0}
          empty={<EmptyState drawing={<QuietLine />} title={messages.none.title} text={messages.none.text} />}
          failed={messages.failed}
          retry={retry}
          more={{ ...list, label: messages.more, busyLabel: messages.loading }}
        >
          <List aria-label={messages.list}>
            {list.items.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} isFresh={fresh.has(question.id)} now={now} localZone={localZone} />
              </li>
            ))}
          </List>
        </ReadList>
      </Column>
    </PortalPage>
  );
}
