import { useFiles } from '@ayana/portal-kit/screens';
import { DocumentList, Uploader } from '@ayana/shared-ui/files';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { paperCommands, type ServiceRequestDetail } from './service-request.api';

const { papers: words } = messages;

export interface RequestPapersProps {
  request: ServiceRequestDetail;
  now: Date;
  onChanged: () => void;
}

/** The papers of the request, to be downloaded; the one who asked adds more. Staff remove them. */
export default function RequestPapers({ request: { id, papers, may_add_papers }, now, onChanged }: RequestPapersProps) {
  const files = useFiles({ ...paperCommands(id), onChanged });
  return (
    <PortalCard title={words.title}>
      <DocumentList
        label={words.title}
        empty={may_add_papers ? words.empty : words.none}
        documents={papers.map(({ id: paperId, file_name, media_type, size, added_by, created_at }) => ({
          id: paperId,
          name: file_name,
          type: media_type,
          size,
          note: (
            <>
              <bdi>{added_by?.name ?? messages.system}</bdi>, {dateText(new Date(created_at), now)}
            </>
          ),
        }))}
        onDownload={files.onDownload}
      />
      {may_add_papers ? <Uploader label={words.add} {...files.uploader} /> : null}
    </PortalCard>
  );
}
