import type { LetterDraft, VisaLetter } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useChange } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { Notice } from '@ayana/shared-ui/notice';
import { Download, ExternalLink, Stamp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LetterEntry } from './letter-entry';
import { type CaseLetters, readDraft, saveCopy, withdrawLetter } from './letter.api';
import { Actions } from './letter.styles';
import { messages } from './messages';

const LetterDialog = lazy(() => import('./letter-dialog'));

export interface LetterPanelProps extends CaseLetters {
  /** Staff have the letters among the papers; a hospital saves its own copy here. */
  isStaff: boolean;
  /** False for a member who may only read: nothing is issued or taken back. */
  mayWrite: boolean;
  /** Said while there is none. */
  none: string;
  /** Said of one that was issued. */
  issued: string;
  reread: () => void;
}

/** The letters for a visa: the newest with what can be done with it, and the earlier ones. */
export function LetterPanel({
  quoteId,
  letters: [latest, ...earlier],
  isStaff,
  mayWrite,
  none,
  issued,
  reread,
}: LetterPanelProps) {
  const [draft, setDraft] = useState<LetterDraft | null>(null);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const opening = useChange(reread);
  const isValid = latest?.status === 'valid';
  const failure = unsaved ?? opening.failure;
  return (
    <>
      {latest === undefined ? <p>{none}</p> : <LetterEntry letter={latest} />}
      <Actions>
        {quoteId === null || !mayWrite ? null : (
          <Button
            variant={isValid ? 'outline' : 'tonal'}
            size="small"
            icon={<Stamp size={16} aria-hidden="true" />}
            onClick={() => opening.run('draft', async () => setDraft(await readDraft(quoteId)))}
          >
            {isValid ? messages.replace : messages.issue}
          </Button>
        )}
        {isValid ? (
          <ValidLetter letter={latest} isStaff={isStaff} mayWrite={mayWrite} onSaved={setUnsaved} reread={reread} />
        ) : null}
      </Actions>
      {earlier.length === 0 ? null : (
        <details>
          <summary>{messages.earlier(earlier.length)}</summary>
          {earlier.map((letter) => (
            <LetterEntry key={letter.id} letter={letter} />
          ))}
        </details>
      )}
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Suspense>
        {draft === null || quoteId === null ? null : (
          <LetterDialog
            draft={draft}
            quoteId={quoteId}
            isStaff={isStaff}
            onClose={() => setDraft(null)}
            onDone={({ code }) => {
              toast.success(issued, code);
              setDraft(null);
              reread();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface ValidLetterProps extends Pick<LetterPanelProps, 'isStaff' | 'mayWrite' | 'reread'> {
  letter: VisaLetter;
  /** Why it could not be saved; null where it was. */
  onSaved: (failure: string | null) => void;
}

function ValidLetter({ letter: { id, code, has_copy }, isStaff, mayWrite, onSaved, reread }: ValidLetterProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, busy, failure } = useChange(reread);
  const { withdrawing } = messages;
  return (
    <>
      {isStaff || !has_copy ? null : (
        <Button
          variant="outline"
          size="small"
          icon={<Download size={16} aria-hidden="true" />}
          title={messages.openHint}
          onClick={() => void saveCopy(id, code).then((saved) => onSaved(saved.failure?.message ?? null))}
        >
          {messages.open}
        </Button>
      )}
      <Button
        as="a"
        variant="quiet"
        size="small"
        icon={<ExternalLink size={16} aria-hidden="true" />}
        href={`/verify/${code}`}
        target="_blank"
        rel="noreferrer"
      >
        {messages.check}
      </Button>
      {mayWrite ? (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {messages.withdraw}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={withdrawing.title}
          text={withdrawing.text}
          submitLabel={withdrawing.submit}
          busyLabel={withdrawing.busy}
          busy={busy !== null}
          failure={failure}
          onClose={() => setAsking(false)}
          onConfirm={() => run(id, async () => withdrawLetter(id).then(() => setAsking(false)))}
        />
      ) : null}
    </>
  );
}
