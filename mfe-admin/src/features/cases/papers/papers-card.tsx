import {
  type CaseDocument,
  openPaper,
  PaperRow,
  PaperRows,
  type PaperState,
  removePaper,
} from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES, outsideText } from '@ayana/contracts/journey';
import { useChange } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { fileSize } from '@ayana/shared-ui/files';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { Download, Plus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { casePapers } from './paper-groups';

const AskDialog = lazy(() => import('./ask-dialog'));
const { groups: titles } = messages;

export interface PapersCardProps {
  journeyId: string;
  papers: readonly CaseDocument[];
  isStaff: boolean;
  /** Asks the patient for papers, once there is a journey. */
  mayAsk: boolean;
  now: Date;
  onOpen: (id: string) => void;
  onChanged: () => void;
}

/** Every paper by what is to be done with it. */
export function PapersCard({ journeyId, papers, isStaff, mayAsk, now, onOpen, onChanged }: PapersCardProps) {
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);
  const { run, failure } = useChange(onChanged);
  const { check, asked, checked, replaced } = casePapers(papers);
  const rows = (title: string, items: readonly CaseDocument[], empty?: string) =>
    items.length === 0 && empty === undefined ? null : (
      <PortalCard title={title} extra={items.length === 0 ? undefined : <p>{items.length}</p>}>
        {items.length === 0 ? <p>{empty}</p> : null}
        <PaperRows label={title}>
          {items.map((paper) => (
            <Row
              key={paper.id}
              paper={paper}
              now={now}
              onOpen={onOpen}
              onTakeBack={isStaff ? () => run(paper.id, () => removePaper(paper.id)) : undefined}
            />
          ))}
        </PaperRows>
      </PortalCard>
    );
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {papers.length === 0 ? <p>{isStaff ? messages.empty : messages.emptyOthers}</p> : null}
      {rows(titles.check, check, isStaff ? messages.nothing.check : undefined)}
      {mayAsk ? rows(titles.asked, asked, messages.nothing.asked) : null}
      {mayAsk ? (
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {messages.ask.open}
          </Button>
        </div>
      ) : null}
      {rows(titles.checked, checked)}
      {all ? rows(titles.replaced, replaced) : null}
      {replaced.length === 0 ? null : (
        <div>
          <Button variant="quiet" size="small" onClick={() => setAll(!all)}>
            {all ? messages.hideReplaced : messages.showReplaced(replaced.length)}
          </Button>
        </div>
      )}
      <Suspense>
        {asking ? (
          <AskDialog
            journeyId={journeyId}
            onClose={() => setAsking(false)}
            onDone={() => {
              setAsking(false);
              onChanged();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

interface RowProps {
  paper: CaseDocument;
  now: Date;
  onOpen: (id: string) => void;
  onTakeBack: (() => void) | undefined;
}

const STATES: Readonly<Record<CaseDocument['status'], PaperState>> = {
  wanted: 'missing',
  refused: 'again',
  uploaded: 'received',
  checked: 'accepted',
};

function Row({ paper, now, onOpen, onTakeBack }: RowProps) {
  const { id, kind, status, file_name, replaced_by, refused_reason, size } = paper;
  const kindName = DOCUMENT_KIND_NAMES[kind];
  return (
    <PaperRow
      state={replaced_by === null ? STATES[status] : 'replaced'}
      title={file_name === null ? kindName : <bdi>{file_name}</bdi>}
      {...(file_name === null ? {} : { onOpen: () => onOpen(id) })}
      lines={
        <>
          {file_name === null ? null : <p>{size === null ? kindName : `${kindName} · ${fileSize(size)}`}</p>}
          {paper.from_case === null ? null : <p>{messages.fromCase(paper.from_case)}</p>}
          {linesOf(paper, now).map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </>
      }
      {...(status === 'refused' && refused_reason !== null ? { wrong: messages.sentBack(refused_reason) } : {})}
    >
      {file_name === null ? (
        onTakeBack === undefined ? null : (
          <IconButton
            label={messages.takeBack(kindName)}
            icon={<X size={18} aria-hidden="true" />}
            onClick={onTakeBack}
          />
        )
      ) : (
        <IconButton
          label={messages.download(file_name)}
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => void openPaper(id, file_name)}
        />
      )}
    </PaperRow>
  );
}

function linesOf(
  { reason, due_at, uploaded_at, uploaded_by, from_address, channel, checked_at, checked_by, status }: CaseDocument,
  now: Date,
) {
  const day = (text: string): string => dateText(new Date(text), now);
  const by = uploaded_by?.name ?? (from_address === null ? '' : messages.notConfirmed(from_address));
  const outside = outsideText(channel);
  return [
    ...(outside === null ? [] : [outside]),
    ...(status === 'wanted' && reason !== null ? [reason] : []),
    ...(due_at === null ? [] : [messages.due(day(due_at))]),
    ...(uploaded_at === null
      ? []
      : [by === '' ? messages.sentOn(day(uploaded_at)) : messages.sent(by, day(uploaded_at))]),
    ...(status === 'checked' && checked_at !== null
      ? [messages.checkedBy(checked_by?.name ?? '', day(checked_at))]
      : []),
  ];
}
