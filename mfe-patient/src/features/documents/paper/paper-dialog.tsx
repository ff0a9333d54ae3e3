import { type CaseDocument, openPaper, paperName, PaperPreview, type RecordGrants } from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES, DOCUMENT_STATE_NAMES, outsideText } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { fileSize } from '@ayana/shared-ui/files';
import { Facts } from '@ayana/shared-ui/portal-page';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mayRemove } from '../paper-groups';
import { PaperSharing } from '../sharing/paper-sharing';
import { messages } from './messages';
import { Actions, Beside } from './paper.styles';
import { RemoveDialog } from './remove-dialog';

export interface PaperDialogProps {
  journeyId: string;
  paper: CaseDocument;
  /** Null for readers who do not decide who reads it. */
  grants: RecordGrants | null;
  me: string;
  now: Date;
  zone: string;
  reread: () => void;
  onClose: () => void;
}

/** One paper: what is in it, its state, and who may read it. */
export default function PaperDialog({ journeyId, paper, grants, me, now, zone, reread, onClose }: PaperDialogProps) {
  const [removing, setRemoving] = useState(false);
  const { id, kind } = paper;
  const name = paperName(paper);
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={DOCUMENT_KIND_NAMES[kind]}
      description={<bdi>{name}</bdi>}
      aside={
        <Beside>
          <Facts facts={factsOf(paper)} />
          <Actions>
            <Button
              variant="tonal"
              icon={<Download size={18} aria-hidden="true" />}
              onClick={() => void openPaper(id, name)}
            >
              {messages.download}
            </Button>
            {mayRemove(paper, me) ? (
              <Button
                variant="outline"
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => setRemoving(true)}
              >
                {messages.remove}
              </Button>
            ) : null}
          </Actions>
          {grants === null || paper.status === 'refused' ? null : (
            <PaperSharing journeyId={journeyId} paper={paper} grants={grants} now={now} zone={zone} reread={reread} />
          )}
        </Beside>
      }
    >
      <DialogBody>
        <PaperPreview paper={paper} />
      </DialogBody>
      {removing ? (
        <RemoveDialog
          id={id}
          name={name}
          onClose={() => setRemoving(false)}
          onDone={() => {
            onClose();
            reread();
          }}
        />
      ) : null}
    </Dialog>
  );
}

function factsOf({ status, size, uploaded_by, channel, reason, refused_reason }: CaseDocument) {
  const by = uploaded_by?.name ?? outsideText(channel);
  return [
    [messages.state, DOCUMENT_STATE_NAMES[status]] as const,
    ...(status === 'refused' ? [[messages.whyBack, <bdi key="why">{refused_reason}</bdi>] as const] : []),
    ...(reason === null ? [] : [[messages.neededFor, <bdi key="reason">{reason}</bdi>] as const]),
    ...(by === null ? [] : [[messages.sentBy, <bdi key="by">{by}</bdi>] as const]),
    ...(size === null ? [] : [[messages.size, fileSize(size)] as const]),
  ];
}
