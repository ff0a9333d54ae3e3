import { useFiles } from '@ayana/portal-kit/screens';
import { DocumentList, Uploader } from '@ayana/shared-ui/files';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import type { RequestDetail } from '../types';
import { messages } from './messages';
import { paperCommands } from './papers.api';

interface RequestPapersProps {
  request: RequestDetail;
  now: Date;
  onChanged: () => void;
}

/** The papers of a request, and those that are on their way to it. */
export function RequestPapers({ request: { id, papers, may_add_papers }, now, onChanged }: RequestPapersProps) {
  const files = useFiles({ ...paperCommands(id), onChanged });
  return (
    <PortalCard title={messages.title} extra={papers.length === 0 ? undefined : <p>{papers.length}</p>}>
      <DocumentList
        label={messages.title}
        empty={messages.empty}
        documents={papers.map(({ id: paperId, file_name, media_type, size, added_by, created_at }) => ({
          id: paperId,
          name: file_name,
          type: media_type,
          size,
          note: (
            <>
              <bdi>{added_by?.name ?? messages.someone}</bdi>, {dateText(new Date(created_at), now)}
            </>
          ),
        }))}
        onDownload={files.onDownload}
        onRemove={files.onRemove}
      />
      {may_add_papers ? <Uploader label={messages.add} {...files.uploader} /> : null}
    </PortalCard>
  );
}
