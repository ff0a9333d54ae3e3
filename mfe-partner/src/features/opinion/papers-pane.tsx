import { type CaseDocument, openPaper, paperName, PaperPreview, readPapers } from '@ayana/case-kit/papers';
import { type CasePart, DOCUMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Field, Select } from '@ayana/shared-ui/field';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages';
import { Buttons, PaperBar, PapersPane as Pane, Quiet } from './opinion.styles';

const { papers: words } = messages;
const LIVE = ['documents.updated', 'assignments.updated'] as const;

/** The papers that were given for the work, one at a time. Each opening is written down. */
export function PapersPane({ journeyId, hidden, closed }: { journeyId: string; hidden: boolean; closed: boolean }) {
  const papers = usePart<CaseDocument[], CasePart>({
    key: journeyId,
    read: () => readPapers(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  return (
    <Pane data-hidden={hidden ? '' : undefined}>
      <h3>{words.title}</h3>
      <ReadDetail detail={papers} failed={words.failed} stale={words.stale} retry={messages.retry}>
        {(all) => {
          const readable = all.filter(({ file_name, replaced_by }) => file_name !== null && replaced_by === null);
          if (readable.length === 0) return <Quiet>{closed ? words.closed : words.none}</Quiet>;
          return <Papers papers={readable} />;
        }}
      </ReadDetail>
    </Pane>
  );
}

function Papers({ papers }: { papers: readonly CaseDocument[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    papers.findIndex(({ id }) => id === chosen),
  );
  const paper = papers[at];
  if (paper === undefined) return null;
  const to = (index: number): void => setChosen(papers[index]?.id ?? null);
  return (
    <>
      <PaperBar>
        <Field label={words.choose}>
          <Select value={paper.id} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {papers.map((each) => (
              <option key={each.id} value={each.id}>
                {[DOCUMENT_KIND_NAMES[each.kind], each.file_name].filter(Boolean).join(': ')}
              </option>
            ))}
          </Select>
        </Field>
        {papers.length < 2 ? null : (
          <Buttons>
            <IconButton
              icon={<ChevronLeft size={20} aria-hidden="true" />}
              label={words.previous}
              disabled={at === 0}
              onClick={() => to(at - 1)}
            />
            <Quiet aria-live="polite">{words.of(at + 1, papers.length)}</Quiet>
            <IconButton
              icon={<ChevronRight size={20} aria-hidden="true" />}
              label={words.next}
              disabled={at === papers.length - 1}
              onClick={() => to(at + 1)}
            />
          </Buttons>
        )}
      </PaperBar>
      <Paper key={paper.id} paper={paper} />
    </>
  );
}

function Paper({ paper }: { paper: CaseDocument }) {
  return (
    <>
      <PaperPreview paper={paper} />
      <Buttons>
        <Button
          variant="outline"
          size="small"
          icon={<Download size={17} aria-hidden="true" />}
          onClick={() => void openPaper(paper.id, paperName(paper))}
        >
          {words.download}
        </Button>
      </Buttons>
    </>
  );
}
