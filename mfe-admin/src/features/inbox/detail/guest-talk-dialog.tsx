import { type CaseThread, Conversation, useConversation, useThreads } from '@ayana/case-kit/conversation';
import { type CaseDocument, openPaper, PaperRow, PaperRows, readPapers } from '@ayana/case-kit/papers';
import {
  type CasePart,
  DOCUMENT_KIND_NAMES,
  DOCUMENT_STATE_NAMES,
  MESSAGE_MAX,
  outsideText,
} from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { FailedPart } from '@ayana/shared-ui/states';
import { Download } from 'lucide-react';
import { guestMessages } from './guest-messages';

const { talk: words } = guestMessages;

export interface GuestTalkDialogProps {
  caseId: string;
  name: string;
  onClose: () => void;
}

/** The papers and the thread of a case whose journey has not begun. */
export default function GuestTalkDialog({ caseId, name, onClose }: GuestTalkDialogProps) {
  const { value: threads, failure, reread } = useThreads(caseId);
  const papers = usePart<CaseDocument[], CasePart>({
    key: `guest-papers-${caseId}`,
    read: () => readPapers(caseId),
    live: ['documents.updated'],
    isAbout: ({ journey_id }) => journey_id === caseId,
  });
  const thread = threads?.find(({ kind }) => kind === 'patient');
  const sent = papers.value?.filter(({ file_name }) => file_name !== null) ?? [];
  return (
    <Dialog open onClose={onClose} title={words.title(name)} description={words.text}>
      <DialogBody>
        <section aria-label={words.papers}>
          {papers.failure === null ? null : (
            <FailedPart what={words.failed} failure={papers.failure} onRetry={papers.reread} />
          )}
          {papers.value !== null && sent.length === 0 ? <p>{words.noPapers}</p> : null}
          <PaperRows label={words.papers}>
            {sent.map((paper) => (
              <Paper key={paper.id} paper={paper} />
            ))}
          </PaperRows>
        </section>
        {failure === null ? null : <FailedPart what={words.failed} failure={failure} onRetry={reread} />}
        {threads === null && failure === null ? <p aria-busy>{words.loading}</p> : null}
        {thread === undefined ? null : <Thread key={thread.id} thread={thread} />}
      </DialogBody>
    </Dialog>
  );
}

function Paper({ paper: { id, kind, status, channel, file_name } }: { paper: CaseDocument }) {
  const name = file_name ?? DOCUMENT_KIND_NAMES[kind];
  const lines = [DOCUMENT_KIND_NAMES[kind], DOCUMENT_STATE_NAMES[status]].join(' · ');
  const outside = outsideText(channel);
  return (
    <PaperRow
      state={status === 'checked' ? 'accepted' : status === 'refused' ? 'again' : 'received'}
      title={<bdi>{name}</bdi>}
      lines={
        <>
          <p>{lines}</p>
          {outside === null ? null : <p>{outside}</p>}
        </>
      }
    >
      <IconButton
        label={words.download(name)}
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => void openPaper(id, name)}
      />
    </PaperRow>
  );
}

function Thread({ thread }: { thread: CaseThread }) {
  const me = useSession((session) => session.user?.id ?? '');
  const conversation = useConversation(thread, me);
  return (
    <Conversation
      {...conversation}
      label={words.thread}
      empty={words.empty}
      needed={words.needed}
      maxLength={MESSAGE_MAX}
      onOpen={(id, name) => void openPaper(id, name)}
    />
  );
}
