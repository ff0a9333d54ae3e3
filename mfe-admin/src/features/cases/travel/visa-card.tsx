import { type CasePart, DOCUMENT_STATE_NAMES } from '@ayana/contracts/journey';
import { newIdempotencyKey, toast } from '@ayana/portal-kit';
import { openPaper, useChange, usePart, useUploads } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Uploader } from '@ayana/shared-ui/files';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { messages as shared } from '../messages';
import { messages } from './messages';
import { addLetter, askForPassport, type CaseDocument, readVisa, type VisaPapers } from './travel.api';

const { visa: words } = messages;
const LIVE = ['documents.updated'] as const;

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
  const { details, passport, letter } = visa;
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
