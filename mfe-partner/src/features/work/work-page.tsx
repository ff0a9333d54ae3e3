import { ASSIGNMENT_KIND_NAMES, ASSIGNMENT_STATE_NAMES } from '@ayana/contracts/journey';
import { RouterLink, useDetail } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard, PortalPage } from '@ayana/shared-ui/portal-page';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useBasePath } from '../../paths';
import { messages } from './messages';
import { WORK_SECTIONS } from '../../work/sections';
import type { WorkDetail } from '../../work/work.types';

/** One piece of work: what is asked, for which patient, and what is done for its kind. */
export function WorkPage() {
  const { assignmentId: id = '' } = useParams();
  const detail = useDetail<WorkDetail, { id: string }>({ id, live: ['assignments.updated'] });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(work) => <Work key={id} work={work} reread={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function Work({ work, reread }: { work: WorkDetail; reread: () => void }) {
  const base = useBasePath();
  const title = ASSIGNMENT_KIND_NAMES[work.kind];
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: messages.allWork, href: `${base}/work` }]}
            current={title}
            LinkComponent={RouterLink}
          />
        }
        title={title}
        state={<Chip tone="teal">{ASSIGNMENT_STATE_NAMES[work.status]}</Chip>}
        meta={<p>{[work.patient_name, work.treatment_name].filter((fact) => fact !== null).join(' · ')}</p>}
      />
      <PortalCard title={messages.brief}>
        <p dir="auto">{work.brief}</p>
      </PortalCard>
      {WORK_SECTIONS[work.kind].map(({ id, title: name, component: Section }) => (
        <PortalCard key={id} title={name}>
          <Suspense>
            <Section work={work} reread={reread} />
          </Suspense>
        </PortalCard>
      ))}
    </>
  );
}
