import { type CaseDocument, openPaper, paperName, PaperPreview, removePaper } from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES, DOCUMENT_STATE_NAMES, outsideText } from '@ayana/contracts/journey';
import { useChange, useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { fileSize } from '@ayana/shared-ui/files';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts } from '@ayana/shared-ui/portal-page';
import { Check, Download, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages';
import { Actions, Beside } from './paper-dialog.styles';
import { decide } from './papers.api';

const { paper: words } = messages;

export interface PaperDialogProps {
  paper: CaseDocument;
  isStaff: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** What is in a paper; the staff accept it or send it back. */
export default function PaperDialog({ paper, isStaff, onChanged, onClose }: PaperDialogProps) {
  const { id, kind, status, replaced_by } = paper;
  const name = paperName(paper);
  const done = (): void => {
    onChanged();
    onClose();
  };
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
              variant="outline"
              size="small"
              icon={<Download size={17} aria-hidden="true" />}
              onClick={() => void openPaper(id, name)}
            >
              {words.download}
            </Button>
          </Actions>
          {isStaff && status === 'uploaded' && replaced_by === null ? <Decide paper={paper} onDone={done} /> : null}
        </Beside>
      }
    >
      <DialogBody>
        <PaperPreview paper={paper} />
      </DialogBody>
    </Dialog>
  );
}

function Decide({ paper, onDone }: { paper: CaseDocument; onDone: () => void }) {
  const [refusing, setRefusing] = useState(false);
  const { run, busy, failure } = useChange(() => {});
  const accept = async (): Promise<void> => {
    await decide(paper, { status: 'checked' });
    onDone();
  };
  // One that nobody has confirmed may be another person’s.
  const remove = async (): Promise<void> => {
    await removePaper(paper.id);
    onDone();
  };
  if (refusing) return <RefuseForm paper={paper} onDone={onDone} onCancel={() => setRefusing(false)} />;
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Actions>
        <Button
          icon={<Check size={18} aria-hidden="true" />}
          busy={busy !== null}
          busyLabel={words.accepting}
          onClick={() => run(paper.id, accept)}
        >
          {words.accept}
        </Button>
        <Button variant="outline" icon={<Undo2 size={18} aria-hidden="true" />} onClick={() => setRefusing(true)}>
          {words.refuse}
        </Button>
        {paper.from_address === null ? null : (
          <Button
            variant="quiet"
            icon={<Trash2 size={18} aria-hidden="true" />}
            disabled={busy !== null}
            onClick={() => run(paper.id, remove)}
          >
            {words.remove}
          </Button>
        )}
      </Actions>
    </>
  );
}

function RefuseForm({ paper, onDone, onCancel }: { paper: CaseDocument; onDone: () => void; onCancel: () => void }) {
  const form = useForm<{ refused_reason: string }, CaseDocument>({
    name: `paper-refuse-${paper.id}`,
    initial: { refused_reason: '' },
    rules: ({ refused_reason }) => ({ refused_reason: refused_reason.trim() === '' ? words.needed : undefined }),
    send: ({ refused_reason }) => decide(paper, { status: 'refused', refused_reason: refused_reason.trim() }),
    onAccepted: onDone,
  });
  return (
    <form {...form.formProps} aria-label={words.refuse}>
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <Field label={words.reason} hint={words.reasonHint} required error={form.errorOf('refused_reason')}>
        <TextArea rows={3} maxLength={500} dir="auto" {...form.field('refused_reason')} />
      </Field>
      <Actions>
        <Button type="submit" busy={form.busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Actions>
    </form>
  );
}

function factsOf({ status, size, uploaded_by, from_address, channel, reason, refused_reason }: CaseDocument) {
  const { facts } = words;
  const from =
    uploaded_by?.name ?? (from_address === null ? outsideText(channel) : messages.notConfirmed(from_address));
  return [
    [facts.state, DOCUMENT_STATE_NAMES[status]] as const,
    ...(refused_reason === null ? [] : [[facts.back, <bdi key="back">{refused_reason}</bdi>] as const]),
    ...(reason === null ? [] : [[facts.reason, <bdi key="reason">{reason}</bdi>] as const]),
    ...(from === null ? [] : [[facts.from, <bdi key="from">{from}</bdi>] as const]),
    ...(size === null ? [] : [[facts.size, fileSize(size)] as const]),
  ];
}
