import { DischargeList } from '@ayana/case-kit/discharge';
import type { CasePart } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { useNow } from '@ayana/shared-ui/time';
import { FileHeart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { type Discharge, readDischarge } from './discharge.api';
import { messages } from './messages';

const DischargeDialog = lazy(() => import('./discharge-dialog'));
const LIVE = ['admissions.updated', 'quotes.updated'] as const;

/** The summary of a stay: written once the patient is admitted, signed, corrected by a new version. */
export default function DischargeSection({ work }: WorkSectionProps) {
  const { id, journey_id } = work;
  const discharge = usePart<Discharge, CasePart>({
    key: id,
    read: () => readDischarge(journey_id, id),
    live: LIVE,
    isAbout: (part) => part.journey_id === journey_id,
  });
  return (
    <ReadDetail detail={discharge} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) => (
        <OwnSummaries {...value} mayWrite={work.may_write} journeyId={journey_id} reread={discharge.reread} />
      )}
    </ReadDetail>
  );
}

interface OwnSummariesProps extends Discharge {
  journeyId: string;
  mayWrite: boolean;
  reread: () => void;
}

function OwnSummaries({ stay, summaries, journeyId, mayWrite, reread }: OwnSummariesProps) {
  const [isWriting, setWriting] = useState(false);
  const now = useNow();
  if (stay === null || stay.status === 'expected') return <p>{messages.notYet}</p>;
  const [latest] = summaries;
  return (
    <>
      {latest === undefined ? <p>{messages.none}</p> : null}
      <DischargeList summaries={summaries} now={now}>
        {mayWrite ? (
          <Button
            variant={latest === undefined ? 'tonal' : 'outline'}
            size="small"
            icon={<FileHeart size={16} aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            {latest === undefined ? messages.write : messages.correct}
          </Button>
        ) : null}
      </DischargeList>
      <Suspense>
        {isWriting ? (
          <DischargeDialog
            journeyId={journeyId}
            before={latest}
            reread={reread}
            onClose={() => setWriting(false)}
            onDone={() => {
              setWriting(false);
              toast.success(messages.done, '');
              reread();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
