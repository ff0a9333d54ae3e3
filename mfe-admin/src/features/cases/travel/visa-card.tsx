import { openPaper } from '@ayana/case-kit/papers';
import { type CasePart, DOCUMENT_STATE_NAMES, VISA_STATE_NAMES, type VisaApplication } from '@ayana/contracts/journey';
import { newIdempotencyKey, toast } from '@ayana/portal-kit';
import { useChange, usePart, useUploads } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Uploader } from '@ayana/shared-ui/files';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { dayText, fullMoment, useNow } from '@ayana/shared-ui/time';
import { messages as shared } from '../messages';
import { messages } from './messages';
import { addLetter, askForPassport, type CaseDocument, readVisa, type VisaPapers } from './travel.api';

const { visa: words } = messages;
const LIVE = ['documents.updated', 'assignments.updated', 'travel_legs.updated'] as const;

/** What a visa needs: who the patient is, the passport, the hospital's letter. */
export function VisaCard({ journeyId }: { journeyId: string }) {
  const visa = usePart<VisaPapers, CasePart>({
    key: journeyId,
    read: () => readVisa(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={visa} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => <Visa journeyId={journeyId} visa={value} reread={visa.reread} />}
      </ReadDetail>
    </PortalCard>
  );
}

function Visa({ journeyId, visa, reread }: { journeyId: string; visa: VisaPapers; reread: () => void }) {
  const { details, passport, letter, applications } = visa;
  const now = useNow();
  const { run, busy, failure } = useChange(reread);
  const { uploader } = useUploads(async ({ id }) => {
    await addLetter(journeyId, id);
    reread();
  });
  const ask = (): void =>
    run('passport', async () => {
      await askForPassport(journeyId, words.reason, newIdempotencyKey());
      toast.success(words.asked, words.reason);
    });
  return (
    <>
      <Facts
        facts={[
          [words.nationality, <bdi key="nationality">{details.nationality ?? words.none}</bdi>],
          [words.number, <bdi key="number">{details.passport_number ?? words.none}</bdi>],
          [words.passport, <Paper key="passport" paper={passport} />],
          [words.letter, <Paper key="letter" paper={letter} />],
          ...applications.map(
            (each) => [words.application, <Application key={each.assignment_id} visa={each} now={now} />] as const,
          ),
        ]}
      />
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {passport === undefined ? (
        <div>
          <Button variant="outline" size="small" busy={busy === 'passport'} busyLabel={words.asking} onClick={ask}>
            {words.ask}
          </Button>
        </div>
      ) : null}
      <Uploader label={words.add} note={words.hint} {...uploader} />
    </>
  );
}

function Paper({ paper }: { paper: CaseDocument | undefined }) {
  if (paper === undefined) return words.none;
  const { id, file_name, status } = paper;
  if (file_name === null) return DOCUMENT_STATE_NAMES[status];
  return (
    <TextLink as="button" type="button" title={words.download(file_name)} onClick={() => void openPaper(id, file_name)}>
      {DOCUMENT_STATE_NAMES[status]}
    </TextLink>
  );
}

/** How far the application is, as the office entered it. */
function Application({ visa, now }: { visa: VisaApplication; now: Date }) {
  const day = (text: string): string => dayText(text, now);
  const { status, applied_on, reference, appointment, decided_on, visa_number, valid_until, refused_reason } = visa;
  const facts = [
    applied_on === null ? null : words.appliedOn(day(applied_on)),
    reference === null ? null : words.reference(reference),
    appointment === null || decided_on !== null
      ? null
      : words.visit(fullMoment(new Date(appointment.starts_at), appointment.zone), appointment.place ?? ''),
    decided_on === null ? null : words.decidedOn(day(decided_on)),
    visa_number === null ? null : words.visaNumber(visa_number),
    valid_until === null ? null : words.validUntil(day(valid_until)),
    refused_reason,
  ].filter((fact) => fact !== null);
  return (
    <span>
      <b>{VISA_STATE_NAMES[status]}</b>
      {facts.length === 0 ? null : <> {facts.join(' · ')}</>}
    </span>
  );
}
