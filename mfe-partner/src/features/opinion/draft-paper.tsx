import { PdfPreview } from '@ayana/case-kit/papers';
import type { MedicalOpinion } from '@ayana/contracts/journey';
import { FailedPart } from '@ayana/shared-ui/states';
import { messages } from './messages';
import { Quiet } from './opinion.styles';
import { useDraftPaper } from './use-draft-paper';

const { signing: words } = messages;

/** The opinion as it will be printed, marked as a draft. */
export function DraftPaper({ draft }: { draft: MedicalOpinion }) {
  const { url, failure, retry } = useDraftPaper(draft);
  if (failure !== null) return <FailedPart what={words.previewFailed} failure={failure} onRetry={retry} />;
  if (url === null)
    return (
      <Quiet role="status" aria-busy>
        {words.previewLoading}
      </Quiet>
    );
  return <PdfPreview url={url} name={words.preview} />;
}
