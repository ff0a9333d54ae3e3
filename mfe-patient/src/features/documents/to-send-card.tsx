import { type CaseDocument, PaperRow, PaperRows, type PaperUploads } from '@ayana/case-kit/papers';
import { type CaseFact, DOCUMENT_KIND_NAMES, DOCUMENT_STATE_NAMES, patientStep } from '@ayana/contracts/journey';
import { Uploader, UploadRules } from '@ayana/shared-ui/files';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dayWord } from '@ayana/shared-ui/time';
import { Hint, Late } from './documents.styles';
import { WriteButton } from '../../own-journey/write-button';
import { messages } from './messages';

const { toSend: words } = messages;

export interface ToSendCardProps {
  papers: readonly CaseDocument[];
  facts: readonly CaseFact[];
  uploads: PaperUploads;
  onOpen: (id: string) => void;
  now: Date;
  zone: string;
}

/** What the patient is asked for, the first due on top; each row takes its files. */
export function ToSendCard({ papers, facts, uploads, ...at }: ToSendCardProps) {
  return (
    <PortalCard title={words.title} extra={papers.length === 0 ? undefined : <p>{words.count(papers.length)}</p>}>
      {papers.length === 0 ? (
        <p>
          {words.empty} {patientStep(new Set(facts)).text}
        </p>
      ) : (
        <>
          <PaperRows label={words.title}>
            {papers.map((paper) => (
              <WantedRow key={paper.id} paper={paper} uploads={uploads} {...at} />
            ))}
          </PaperRows>
          <Hint>
            <UploadRules />
          </Hint>
        </>
      )}
    </PortalCard>
  );
}

function WantedRow({
  paper,
  uploads,
  onOpen,
  now,
  zone,
}: Omit<ToSendCardProps, 'papers' | 'facts'> & { paper: CaseDocument }) {
  const { id, kind, status, reason, due_at, refused_reason, file_name, checked_at } = paper;
  const name = DOCUMENT_KIND_NAMES[kind];
  const isRefused = status === 'refused';
  return (
    <PaperRow
      state={isRefused ? 'again' : 'missing'}
      title={name}
      {...(isRefused && file_name !== null ? { onOpen: () => onOpen(id) } : {})}
      lines={
        <>
          {reason === null ? null : <p dir="auto">{reason}</p>}
          {due_at === null ? null : <p>{dueText(new Date(due_at), now, zone)}</p>}
          {isRefused && file_name !== null && checked_at !== null ? (
            <p>{words.refused(file_name, dayWord(new Date(checked_at), now, zone))}</p>
          ) : null}
        </>
      }
      {...(isRefused ? { wrong: `${DOCUMENT_STATE_NAMES.refused}: ${refused_reason ?? ''}` } : {})}
    >
      <Uploader
        help={<WriteButton small />}
        compact
        label={words.addOf(name)}
        chooseLabel={isRefused ? words.again : words.add}
        {...uploads.uploaderFor({ kind, document_id: id })}
      />
    </PaperRow>
  );
}

function dueText(due: Date, now: Date, zone: string) {
  const day = dayWord(due, now, zone);
  return due.getTime() < now.getTime() ? <Late>{words.late(day)}</Late> : words.by(day);
}
