import { type CaseDocument, openPaper, paperName, PaperPreview } from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Dialog, DialogBody } from '@ayana/shared-ui/dialog';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages';

const Beside = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-5);
`;

/** What is in a paper. That it was opened is written down. */
export default function PaperDialog({ paper, onClose }: { paper: CaseDocument; onClose: () => void }) {
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
          <p>{messages.papers.close}</p>
          <Button
            variant="outline"
            size="small"
            icon={<Download size={17} aria-hidden="true" />}
            onClick={() => void openPaper(id, name)}
          >
            {messages.papers.save}
          </Button>
        </Beside>
      }
    >
      <DialogBody>
        <PaperPreview paper={paper} />
      </DialogBody>
    </Dialog>
  );
}
