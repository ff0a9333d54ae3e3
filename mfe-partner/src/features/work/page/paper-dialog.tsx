import { type CaseDocument, openPaper, PaperPreview, usePaperFile } from '@ayana/case-kit/papers';
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
  const file = usePaperFile(paper);
  const { id, kind, media_type } = paper;
  const name = paper.file_name ?? DOCUMENT_KIND_NAMES[kind];
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
        <PaperPreview name={name} type={media_type ?? ''} file={file} />
      </DialogBody>
    </Dialog>
  );
}
