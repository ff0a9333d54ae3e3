import { mayEnter } from '@ayana/contracts/identity';
import type { CasePart } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { RouterLink, useDetail, useLive } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useViewers, VIEWED_CASE } from '../../../components/viewers/use-viewers';
import { messages as shared } from '../messages';
import { caseHref, SECTION_PARAM } from '../../../paths';
import type { Case } from '../types';
import { CaseActions } from './case-actions';
import { CaseHead } from './case-head';
import { CaseOverview } from './case-overview';
import { messages } from './messages';
import { CASE_SECTIONS } from './sections';

/** What adds to the head or to the timeline. */
const PARTS = ['tasks.changed', 'assignments.updated', 'documents.updated', 'quotes.updated'] as const;

export { caseLoader as loader, caseShouldRevalidate as shouldRevalidate } from './case.api';

/** One case: who it is about, where it stands, and everything that belongs to it. */
export function Component() {
  const { journeyId: id = '' } = useParams();
  const detail = useDetail<Case, { id: string }>({ id, live: ['journey.updated'] });
  useLive<CasePart>({ events: PARTS, isAbout: ({ journey_id }) => journey_id === id, reread: detail.reread });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => <CaseView key={id} value={value} onChanged={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function CaseView({ value, onChanged }: { value: Case; onChanged: () => void }) {
  const role = useSession((session) => session.role);
  const me = useSession(({ user }) => user?.id ?? '');
  const viewers = useViewers(VIEWED_CASE, value.id, me);
  const [params] = useSearchParams();
  const sections = CASE_SECTIONS.filter(({ access }) => mayEnter(access, role));
  const open = sections.find(({ id }) => id === params.get(SECTION_PARAM));
  const Section = open?.component;
  return (
    <>
      <CaseHead value={value} viewers={viewers} actions={<CaseActions value={value} onChanged={onChanged} />} />
      {sections.length === 0 ? null : (
        <TabLinks
          label={messages.sections.label}
          items={[
            { id: 'overview', label: messages.sections.overview, href: caseHref(value.id) },
            ...sections.map(({ id, title }) => ({ id, label: title, href: caseHref(value.id, id) })),
          ]}
          current={open?.id ?? 'overview'}
          LinkComponent={RouterLink}
        />
      )}
      <Suspense>
        {Section === undefined ? (
          <CaseOverview value={value} isStaff={mayEnter('case_work', role)} onChanged={onChanged} />
        ) : (
          <Section journeyId={value.id} />
        )}
      </Suspense>
    </>
  );
}
