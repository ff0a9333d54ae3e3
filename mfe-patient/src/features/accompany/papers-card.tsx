import { openPaper } from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { DocumentList } from '@ayana/shared-ui/files';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import type { CaseDocument } from './accompany.api';
import { messages } from './messages';

/** The papers that a companion may read. Each opening is written down. */
export default function PapersCard({ papers }: { papers: readonly CaseDocument[] }) {
  return (
    <PortalCard title={messages.papers}>
      <DocumentList
        label={messages.papers}
        empty={messages.noPapers}
        documents={papers.flatMap(({ id, kind, file_name, media_type, size }) =>
          file_name === null
            ? []
            : [{ id, name: file_name, type: media_type ?? '', size: size ?? 0, note: DOCUMENT_KIND_NAMES[kind] }],
        )}
        onDownload={async ({ id, name }) => {
          await openPaper(id, name);
          return null;
        }}
      />
    </PortalCard>
  );
}
