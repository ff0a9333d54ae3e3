import { type CaseDocument, readPapers } from '@ayana/case-kit/papers';
import { mayEnter } from '@ayana/contracts/identity';
import type { CasePart } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalAside, PortalColumns, PortalMain } from '@ayana/shared-ui/portal-page';
import { useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { messages } from './messages';
import { PapersCard } from './papers-card';
import { SideCards } from './side-cards';

const PaperDialog = lazy(() => import('./paper-dialog'));
const LIVE = ['documents.updated', 'assignments.updated'] as const;

/**
 * The papers of a case: checked, asked for and added; others than the staff read those that were shared with them.
 * @param isIntake before its journey has begun: nothing is asked for or shared yet
 */
export function PapersSection({ journeyId, isIntake = false }: { journeyId: string; isIntake?: boolean }) {
  const now = useNow();
  const isStaff = useSession(({ role }) => mayEnter('case_work', role));
  const papers = usePart<CaseDocument[], CasePart>({
    key: journeyId,
    read: () => readPapers(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = papers.value?.find(({ id, file_name }) => id === openId && file_name !== null);
  return (
    <>
      <PortalColumns>
        <PortalMain>
          <ReadDetail detail={papers} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
            {(value) => (
              <PapersCard
                journeyId={journeyId}
                papers={value}
                isStaff={isStaff}
                mayAsk={isStaff && !isIntake}
                now={now}
                onOpen={setOpenId}
                onChanged={papers.reread}
              />
            )}
          </ReadDetail>
        </PortalMain>
        {isStaff && !isIntake ? (
          <PortalAside>
            <SideCards journeyId={journeyId} now={now} onAdded={papers.reread} />
          </PortalAside>
        ) : null}
      </PortalColumns>
      <Suspense>
        {opened === undefined ? null : (
          <PaperDialog
            key={opened.id}
            paper={opened}
            isStaff={isStaff}
            onChanged={papers.reread}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </>
  );
}
