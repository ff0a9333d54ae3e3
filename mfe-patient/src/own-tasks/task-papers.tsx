import { type CaseDocument, readPapers, usePaperUploads } from '@ayana/case-kit/papers';
import { type CasePart, DOCUMENT_KIND_NAMES, type OverviewTask } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { usePart } from '@ayana/portal-kit/screens';
import { Uploader, UploadRules } from '@ayana/shared-ui/files';
import { FailedPart } from '@ayana/shared-ui/states';
import { messages } from './messages';
import { Papers } from './task-end.styles';

export interface TaskPapersProps {
  task: OverviewTask;
  journeyId: string;
  onChanged: () => void;
}

const LIVE = ['documents.updated'] as const;

/** Takes what a task asks for: one paper, all that are missing, or a ticket. */
export default function TaskPapers({ task: { act, subject_id }, journeyId, onChanged }: TaskPapersProps) {
  const papers = usePart<CaseDocument[], CasePart>({
    key: journeyId,
    read: () => readPapers(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  const uploads = usePaperUploads(journeyId, () => {
    papers.reread();
    onChanged();
  });
  if (act === 'send_ticket') {
    const name = DOCUMENT_KIND_NAMES.ticket;
    return (
      <Papers>
        <Uploader
          compact
          label={messages.add(name)}
          chooseLabel={messages.choose}
          {...uploads.uploaderForMore('ticket', [])}
        />
      </Papers>
    );
  }
  if (papers.value === null)
    return papers.failure === null ? null : (
      <FailedPart what={messages.failed} failure={papers.failure} onRetry={papers.reread} />
    );
  const wanted = papers.value.filter(
    ({ id, status }) => (status === 'wanted' || status === 'refused') && (subject_id === null || subject_id === id),
  );
  if (wanted.length === 0) return null;
  const rows = wanted.map(({ id, kind }) => (
    <li key={id}>
      {wanted.length > 1 ? <b>{DOCUMENT_KIND_NAMES[kind]}</b> : null}
      <Uploader
        compact
        label={messages.add(DOCUMENT_KIND_NAMES[kind])}
        chooseLabel={messages.choose}
        {...uploads.uploaderFor({ kind, document_id: id })}
      />
    </li>
  ));
  if (wanted.length === 1)
    return (
      <Papers>
        <ul>{rows}</ul>
      </Papers>
    );
  return (
    <Papers>
      <details>
        <summary>{messages.papers(wanted.length.toLocaleString(formatLocale()))}</summary>
        <ul>{rows}</ul>
        <UploadRules />
      </details>
    </Papers>
  );
}
