import { type CaseDocument, openPaper, PaperRow, PaperRows, readPapers } from '@ayana/case-kit/papers';
import { type CasePart, DOCUMENT_KIND_NAMES, PAPER_REQUEST_STATE_NAMES } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { fileSize } from '@ayana/shared-ui/files';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../../work/work.types';
import { useKindsToAskFor } from './use-kinds-to-ask-for';
import { messages } from './messages';
import { usePlace } from '../../../work/use-place';

const AskPaperDialog = lazy(() => import('./ask-paper-dialog'));
const PaperDialog = lazy(() => import('./paper-dialog'));
const { papers: words, ask } = messages;
const LIVE = ['documents.updated'] as const;

/** The papers that were granted for the work: seen in the page, and saved. */
export default function PapersCard({ work, now, reread }: WorkSectionProps & { now: Date }) {
  const { journey_id } = work;
  const papers = usePart<CaseDocument[], CasePart>({
    // What is shown changes with the work.
    key: `${journey_id} ${work.status} ${work.access_end ?? ''}`,
    read: () => readPapers(journey_id),
    live: LIVE,
    isAbout: (part) => part.journey_id === journey_id,
  });
  const place = usePlace('papers');
  const [open, setOpen] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const kinds = useKindsToAskFor(work);
  const mayAsk = work.may_write && (work.status === 'offered' || work.status === 'accepted') && kinds.length > 0;
  const shown = papers.value?.find(({ id }) => id === open);
  return (
    <div id="papers" ref={place}>
      <PortalCard title={words.title} extra={papers.value?.length ? <p>{papers.value.length}</p> : undefined}>
        <ReadDetail detail={papers} failed={messages.partFailed} stale={messages.stale} retry={messages.retry}>
          {(value) =>
            value.length === 0 ? (
              <p>{words.empty}</p>
            ) : (
              <>
                <PaperRows label={words.title}>
                  {value.map((paper) => (
                    <Row key={paper.id} paper={paper} now={now} onOpen={() => setOpen(paper.id)} />
                  ))}
                </PaperRows>
                <small>{words.close}</small>
              </>
            )
          }
        </ReadDetail>
        <AskedPapers work={work} />
        {mayAsk ? (
          <div>
            <Button variant="outline" size="small" onClick={() => setAsking(true)}>
              {ask.open}
            </Button>
          </div>
        ) : null}
        <Suspense>{shown === undefined ? null : <PaperDialog paper={shown} onClose={() => setOpen(null)} />}</Suspense>
        <Suspense>
          {asking ? <AskPaperDialog work={work} reread={reread} onClose={() => setAsking(false)} /> : null}
        </Suspense>
      </PortalCard>
    </div>
  );
}

/** Asked papers that have not come yet; those that have are in the list above. */
function AskedPapers({ work: { paper_requests } }: Pick<WorkSectionProps, 'work'>) {
  const waiting = (paper_requests ?? []).filter(({ state }) => state !== 'checked');
  if (waiting.length === 0) return null;
  return (
    <section>
      <h3>{ask.asked}</h3>
      <PaperRows label={ask.asked}>
        {waiting.map(({ id, kind, state, reason }) => (
          <PaperRow
            key={id}
            state={state === 'uploaded' ? 'received' : 'missing'}
            title={DOCUMENT_KIND_NAMES[kind]}
            lines={
              <>
                <p>{PAPER_REQUEST_STATE_NAMES[state]}</p>
                <p dir="auto">{reason}</p>
              </>
            }
          />
        ))}
      </PaperRows>
    </section>
  );
}

function Row({ paper, now, onOpen }: { paper: CaseDocument; now: Date; onOpen: () => void }) {
  const { id, kind, file_name, uploaded_at, size } = paper;
  const kindName = DOCUMENT_KIND_NAMES[kind];
  const name = file_name ?? kindName;
  return (
    <PaperRow
      state="accepted"
      title={<bdi>{name}</bdi>}
      onOpen={onOpen}
      lines={
        <>
          <p>{size === null ? kindName : `${kindName} · ${fileSize(size)}`}</p>
          {uploaded_at === null ? null : <p>{words.came(dateText(new Date(uploaded_at), now))}</p>}
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
