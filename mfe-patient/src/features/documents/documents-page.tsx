import { patientHref } from '@ayana/contracts/journey';
import { usePaperUploads } from '@ayana/case-kit/papers';
import type { CasePart } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { useLive, useReread } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalAside, PortalColumns, PortalHead, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { deviceZone, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { Link } from '../../own-journey/own-link';
import { JourneyChoice } from '../../own-journey/journey-choice';
import type { DocumentsData } from './documents.api';
import { loadBelowCards } from './load-below-cards';
import { AsOf } from '../../last-seen/as-of';
import { messages } from './messages';
import { MoreCard } from './more-card';
import { paperGroups } from './paper-groups';
import { SentCard } from './sent-card';
import { ToSendCard } from './to-send-card';

const PaperDialog = lazy(() => import('./paper/paper-dialog'));
const BelowCards = lazy(loadBelowCards);

/** Where a patient asks for a treatment: a journey begins with it. */
const NEW_REQUEST_PATH = patientHref('new_request');
const LIVE = ['documents.updated', 'tasks.changed', 'assignments.updated'] as const;

export { documentsLoader as loader } from './documents.api';

/** The patient's papers: what is needed, what was sent, who may read it. */
export function Component() {
  const data = useLoaderData<DocumentsData>();
  const { journey, options, asOf } = data;
  const reread = useReread();
  useLive<CasePart>({ events: LIVE, isAbout: ({ journey_id }) => journey_id === journey.value, reread });
  const now = useNow();
  const isUnknown = journey.failure !== null;
  return (
    <PortalPage>
      {journey.value === null && !isUnknown ? (
        <NoJourney />
      ) : (
        <>
          <PortalHead>
            <div>
              <h1>{messages.title}</h1>
              <p>{messages.lead}</p>
            </div>
          </PortalHead>
          <JourneyChoice options={options} current={journey.value} />
          <AsOf at={asOf} />
          {journey.value === null ? (
            <Failed failure={journey.failure} onRetry={reread} />
          ) : (
            <Papers key={journey.value} journeyId={journey.value} data={data} now={now} reread={reread} />
          )}
        </>
      )}
    </PortalPage>
  );
}

function NoJourney() {
  return (
    <EmptyState
      level={1}
      drawing={<QuietLine />}
      title={messages.none.title}
      text={messages.none.text}
      action={
        <Button as={Link} to={NEW_REQUEST_PATH}>
          {messages.none.action}
        </Button>
      }
    />
  );
}

function Failed({ failure, onRetry }: { failure: DocumentsData['papers']['failure']; onRetry: () => void }) {
  return (
    <FailedState
      title={messages.failed}
      failure={failure}
      action={<Button onClick={onRetry}>{messages.retry}</Button>}
    />
  );
}

interface PapersProps {
  journeyId: string;
  data: DocumentsData;
  now: Date;
  reread: () => void;
}

function Papers({ journeyId, data: { papers, grants, facts }, now, reread }: PapersProps) {
  const me = useSession((session) => session.user?.id ?? '');
  const uploads = usePaperUploads(journeyId, reread);
  const [named] = useSearchParams();
  const paper = named.get('paper');
  const [openId, setOpenId] = useState(paper);
  // The search leads here also from this page.
  const [seen, setSeen] = useState(paper);
  if (paper !== seen) {
    setSeen(paper);
    setOpenId(paper);
  }
  if (papers.value === null) return <Failed failure={papers.failure} onRetry={reread} />;
  const groups = paperGroups(papers.value);
  // A companion reads papers; the patient alone sends them and decides who reads them.
  const isPatient = grants.failure?.code !== 'not_found';
  const opened = papers.value.find(({ id, file_name }) => id === openId && file_name !== null);
  const at = { now, zone: deviceZone().zone };
  return (
    <>
      <PortalColumns>
        <PortalMain>
          {isPatient ? (
            <ToSendCard papers={groups.toSend} facts={facts.value ?? []} uploads={uploads} onOpen={setOpenId} {...at} />
          ) : null}
          <SentCard groups={groups} grants={grants.value} isPatient={isPatient} onOpen={setOpenId} {...at} />
        </PortalMain>
        <PortalAside>
          {isPatient ? <MoreCard uploads={uploads} shown={groups.toSend.map(({ id }) => id)} /> : null}
          <Suspense>
            {isPatient ? <BelowCards journeyId={journeyId} grants={grants} reread={reread} {...at} /> : null}
          </Suspense>
        </PortalAside>
      </PortalColumns>
      <Suspense>
        {opened === undefined ? null : (
          <PaperDialog
            key={opened.id}
            journeyId={journeyId}
            paper={opened}
            grants={isPatient ? grants.value : null}
            me={me}
            reread={reread}
            onClose={() => setOpenId(null)}
            {...at}
          />
        )}
      </Suspense>
    </>
  );
}
