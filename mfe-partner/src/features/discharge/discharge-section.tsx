import {
  type CasePart,
  DISCHARGE_FIELD_NAMES,
  DISCHARGE_FIELDS,
  type DischargeSummary,
  FIT_TO_FLY_NAMES,
} from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { toast } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Facts } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { FileHeart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { type Discharge, readDischarge } from './discharge.api';
import { Actions, Quiet, Summary } from './discharge.styles';
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
      {(value) => <OwnSummaries {...value} journeyId={journey_id} reread={discharge.reread} />}
    </ReadDetail>
  );
}

interface OwnSummariesProps extends Discharge {
  journeyId: string;
  reread: () => void;
}

function OwnSummaries({ stay, summaries, journeyId, reread }: OwnSummariesProps) {
  const [isWriting, setWriting] = useState(false);
  if (stay === null || stay.status === 'expected') return <p>{messages.notYet}</p>;
  const [latest, ...earlier] = summaries;
  return (
    <>
      {latest === undefined ? <p>{messages.none}</p> : <SignedSummary summary={latest} />}
      <Actions>
        <Button
          variant={latest === undefined ? 'tonal' : 'outline'}
          size="small"
          icon={<FileHeart size={16} aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          {latest === undefined ? messages.write : messages.correct}
        </Button>
      </Actions>
      {earlier.length === 0 ? null : (
        <details>
          <summary>{messages.earlier}</summary>
          {earlier.map((summary) => (
            <SignedSummary key={summary.id} summary={summary} />
          ))}
        </details>
      )}
      <Suspense>
        {isWriting ? (
          <DischargeDialog
            journeyId={journeyId}
            before={latest}
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

function SignedSummary({ summary }: { summary: DischargeSummary }) {
  const now = useNow();
  const { version, signed_by, signed_at, reason } = summary;
  return (
    <Summary aria-label={messages.version(version)}>
      <header>
        <h3>{messages.version(version)}</h3>
        <Quiet>{messages.signed(signed_by, dateText(new Date(signed_at), now))}</Quiet>
      </header>
      <Facts
        facts={[
          ...DISCHARGE_FIELDS.map(
            (field) => [DISCHARGE_FIELD_NAMES[field], <bdi key={field}>{summary[field]}</bdi>] as const,
          ),
          [messages.flying, flyingText(summary)],
          [messages.why, reason === null ? null : <bdi key="why">{reason}</bdi>],
        ]}
      />
    </Summary>
  );
}

const flyingText = ({ fit_to_fly, fit_to_fly_from }: DischargeSummary): string =>
  fit_to_fly_from === null ? FIT_TO_FLY_NAMES[fit_to_fly] : messages.flyingFrom(dayText(fit_to_fly_from));

const dayText = (day: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
