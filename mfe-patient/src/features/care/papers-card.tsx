import { openPaper } from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES, type DocumentKind, patientHref } from '@ayana/contracts/journey';
import type { Part } from '@ayana/portal-kit';
import { DocumentList } from '@ayana/shared-ui/files';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { dateText } from '@ayana/shared-ui/time';
import { Link } from '../../own-journey/own-link';

import type { CaseDocument } from './care.api';
import { messages } from './messages';

const { papers: words } = messages;
/** What a patient needs at home, the most used first. */
const KINDS: readonly DocumentKind[] = [
  'prescription',
  'discharge_summary',
  'fit_to_fly',
  'laboratory_result',
  'follow_up',
];

export interface PapersCardProps {
  papers: Part<CaseDocument[]>;
  now: Date;
  onRetry: () => void;
}

/** Prescriptions and the papers of the discharge, to be read at home. */
export default function PapersCard({ papers, now, onRetry }: PapersCardProps) {
  return (
    <PortalCard
      title={words.title}
      extra={
        <TextLink as={Link} to={patientHref('documents')}>
          {words.all}
        </TextLink>
      }
    >
      {papers.value === null ? (
        <FailedPart what={words.failed} failure={papers.failure} onRetry={onRetry} />
      ) : (
        <DocumentList
          label={words.title}
          empty={words.empty}
          documents={papersOf(papers.value).map(
            ({ id, kind, file_name, media_type, size, uploaded_at, created_at }) => ({
              id,
              name: file_name ?? '',
              type: media_type ?? '',
              size: size ?? 0,
              note: words.note(DOCUMENT_KIND_NAMES[kind], dateText(new Date(uploaded_at ?? created_at), now)),
            }),
          )}
          onDownload={async ({ id, name }) => {
            await openPaper(id, name);
            return null;
          }}
        />
      )}
    </PortalCard>
  );
}

const papersOf = (papers: readonly CaseDocument[]): CaseDocument[] =>
  papers
    .filter(
      ({ kind, file_name, status, replaced_by }) =>
        KINDS.includes(kind) && file_name !== null && status !== 'refused' && replaced_by === null,
    )
    .toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
