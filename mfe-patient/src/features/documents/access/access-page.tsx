import { AccessList, useAccesses } from '@ayana/case-kit/papers';
import { useSession } from '@ayana/portal-kit';
import { Breadcrumbs } from '@ayana/shared-ui/detail';
import { PortalCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedState, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { useEvery, useNow } from '@ayana/shared-ui/time';
import { Button } from '@ayana/shared-ui/button';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { OwnLink } from '../../../own-journey/own-link';
import { JourneyChoice } from '../../../own-journey/journey-choice';
import type { OwnJourney } from '../../../own-journey/own-journey';
import { DOCUMENTS_PATH } from '../documents.api';
import { roleText, subjectText } from './access-words';
import { messages } from './messages';

/** An opening is no event: the list is read again this often while visible, in milliseconds. */
const REREAD = 30_000;

export { accessLoader as loader } from './access.api';

/** Who opened the patient's file, what of it, and when. */
export function Component() {
  const {
    journey: { value, failure },
    options,
  } = useLoaderData<OwnJourney>();
  const journeyId = value?.id ?? null;
  const { revalidate } = useRevalidator();
  return (
    <PortalPage>
      <Breadcrumbs
        places={[{ label: messages.back, href: DOCUMENTS_PATH }]}
        current={messages.title}
        LinkComponent={OwnLink}
      />
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <JourneyChoice options={options} current={journeyId} />
      {failure === null ? null : (
        <FailedState
          title={messages.failed}
          failure={failure}
          action={<Button onClick={() => void revalidate()}>{messages.retry}</Button>}
        />
      )}
      {failure === null && journeyId === null ? <Nobody /> : null}
      {journeyId === null ? null : <Openings key={journeyId} journeyId={journeyId} />}
    </PortalPage>
  );
}

const Nobody = () => <EmptyState drawing={<QuietLine />} {...messages.none} />;

function Openings({ journeyId }: { journeyId: string }) {
  const me = useSession((session) => session.user?.id ?? '');
  const list = useAccesses(journeyId);
  useEvery(REREAD, list.reread);
  const now = useNow();
  const retry = <RetryButton of={list}>{messages.retry}</RetryButton>;
  return (
    <>
      <StaleNote list={list} text={messages.stale} retry={retry} />
      <ReadList
        list={list}
        isEmpty={list.items.length === 0}
        empty={<Nobody />}
        failed={messages.failed}
        retry={retry}
        more={{ ...list, label: messages.more, busyLabel: messages.loading }}
      >
        <PortalCard title={messages.title}>
          <AccessList
            now={now}
            items={list.items.map((access) => ({
              id: access.id,
              at: access.at,
              what: access.what,
              name: access.by.name,
              isOwn: access.by.id === me,
              role: roleText(access.role),
              subject: <bdi>{subjectText(access)}</bdi>,
            }))}
          />
        </PortalCard>
      </ReadList>
    </>
  );
}
