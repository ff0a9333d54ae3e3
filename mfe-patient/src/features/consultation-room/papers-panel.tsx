import { usePaperFile } from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FailedPart } from '@ayana/shared-ui/states';
import { messages } from './messages';
import { readPapers, type RoomPaper } from './room.api';
import { Paper, Plain } from './room.styles';
import type { RoomLive } from './use-room';

/** The papers that one may open; showing one shows it beside the picture to everyone who may open it too. */
export function PapersPanel({ appointmentId, room }: { appointmentId: string; room: RoomLive }) {
  const { papersPanel: words } = messages;
  const { value, failure, reread } = usePart({ key: appointmentId, read: () => readPapers(appointmentId) });
  if (value === null && failure !== null)
    return <FailedPart what={messages.after.failed} failure={failure} onRetry={reread} />;
  if (value === null) return null;
  if (value.length === 0) return <p>{words.none}</p>;
  return (
    <Plain>
      {value.map(({ id, kind, file_name }) => (
        <li key={id}>
          <span>
            <b>{DOCUMENT_KIND_NAMES[kind]}</b>
            <br />
            <bdi>{file_name}</bdi>
          </span>
          <Button size="small" variant="outline" onClick={() => room.show(room.paper === id ? null : id)}>
            {room.paper === id ? words.stop : words.show}
          </Button>
        </li>
      ))}
    </Plain>
  );
}

/** The paper that is shown, opened by one's own rights. */
export function ShownPaper({ appointmentId, room }: { appointmentId: string; room: RoomLive }) {
  const { papersPanel: words } = messages;
  const { value } = usePart({ key: `${appointmentId} ${room.paper}`, read: () => readPapers(appointmentId) });
  if (room.paper === null || value === null) return null;
  const paper = value.find(({ id }) => id === room.paper);
  return (
    <section aria-label={words.shown}>
      {paper === undefined ? <p>{words.closed}</p> : <OpenPaper paper={paper} />}
      <Button size="small" variant="quiet" onClick={() => room.show(null)}>
        {words.stop}
      </Button>
    </section>
  );
}

function OpenPaper({ paper }: { paper: RoomPaper }) {
  const { url } = usePaperFile(paper);
  if (url === null) return null;
  return (
    <Paper>
      {paper.media_type === 'application/pdf' ? (
        <object data={url} type="application/pdf" aria-label={paper.file_name} />
      ) : (
        <img src={url} alt={paper.file_name} />
      )}
    </Paper>
  );
}
