import type { Admission, StaySection } from '@ayana/contracts/journey';
import { RouterLink, usePart } from '@ayana/portal-kit/screens';
import { FormCLines } from '@ayana/case-kit/form-c';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard, PortalPage } from '@ayana/shared-ui/portal-page';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useBasePath, workHref } from '../../paths';
import { WORK_SECTIONS } from '../../work/sections';
import { subjectText } from '../../work/subject';
import type { WorkDetail } from '../../work/work.types';
import { usePlace } from '../../work/use-place';
import { BeforeSection } from './before-section';
import { ConsentSection } from './consent-section';
import { FollowUps } from './follow-ups';
import { GapsCard } from './gaps-card';
import { messages as READ_ONLY } from '../../work/read-only-messages';
import { messages } from './messages';
import { useStayDialogs } from './stay-dialogs';
import { readStay, type StayData } from './stay.api';
import { WardSection } from './ward-section';

const CareSummary = lazy(() => import('./care-summary'));
const LIVE = [
  'admissions.updated',
  'quotes.updated',
  'bills.updated',
  'assignments.updated',
  'travel_legs.updated',
] as const;
/** What is written for the referral of the accepted quote, and belongs to its stay. */
const OF_WORK = WORK_SECTIONS.referral.filter(({ isAfterwards }) => isAfterwards === true);

/** The stay of one patient, from the acceptance to after the discharge. */
export function Component() {
  const { admissionId: id = '' } = useParams();
  const stay = usePart<StayData>({ key: id, read: () => readStay(id), live: LIVE });
  return (
    <PortalPage>
      <ReadDetail detail={stay} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(data) => <Opened key={id} {...data} reread={stay.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function Opened({ stay, work, reread }: StayData & { reread: () => void }) {
  const base = useBasePath();
  const { admission } = stay;
  const { open, dialogs } = useStayDialogs(stay, reread);
  const title = messages.title[admission.status](admission.case_number);
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: messages.board, href: `${base}/admissions` }]}
            current={title}
            LinkComponent={RouterLink}
          />
        }
        title={title}
        state={<p dir="auto">{subjectOf(admission)}</p>}
        actions={
          stay.may_write ? (
            <>
              <Button variant="tonal" onClick={() => open({ kind: 'plan' })}>
                {messages.setPlan}
              </Button>
              <Button as={Link} to={`${base}/admissions`} variant="outline">
                {messages.toBoard}
              </Button>
            </>
          ) : undefined
        }
      />
      {stay.may_write ? null : <Notice>{READ_ONLY.note}</Notice>}
      <GapsCard gaps={stay.gaps} />
      <Section id="before">
        <BeforeSection stay={stay} onCheck={(check) => open({ kind: 'check', check })} />
      </Section>
      <Section id="consent">
        <ConsentSection consent={stay.consent} />
      </Section>
      <Section id="form_c">
        <FormCLines
          journeyId={admission.journey_id}
          {...(admission.assignment_id === null ? {} : { assignmentId: admission.assignment_id })}
          onFiled={reread}
        />
      </Section>
      {work === null ? null : (
        <PortalCard title={messages.care.title}>
          <Suspense>
            <CareSummary work={work} />
          </Suspense>
        </PortalCard>
      )}
      <Section id="ward">
        <WardSection stay={stay} onWrite={(text) => open({ kind: 'text', text })} />
        {admission.assignment_id === null ? null : (
          <p>
            <TextLink as={Link} to={workHref(base, admission.assignment_id)}>
              {messages.work}
            </TextLink>
          </p>
        )}
      </Section>
      <Section id="discharge">
        <FollowUps stay={stay} onAdd={() => open({ kind: 'follow_up' })} onChanged={reread} />
      </Section>
      {work === null ? null : <OfWork work={work} reread={reread} />}
      {dialogs}
    </>
  );
}

const subjectOf = ({ case_number, patient_name, treatment_name }: Admission): string =>
  subjectText({ case_number, patient_name, treatment_name, age_band: null, sex: null });

function Section({ id, children }: { id: StaySection; children: ReactNode }) {
  return (
    <div id={id} ref={usePlace(id)}>
      <PortalCard title={messages.sections[id]}>{children}</PortalCard>
    </div>
  );
}

function OfWork({ work, reread }: { work: WorkDetail; reread: () => void }) {
  return OF_WORK.map(({ id, title, component: Part }) => (
    <div key={id} id={id === 'discharge' ? 'summary' : id}>
      <PortalCard title={title}>
        <Suspense>
          <Part work={work} reread={reread} />
        </Suspense>
      </PortalCard>
    </div>
  ));
}
