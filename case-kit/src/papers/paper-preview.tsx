import { Button } from '@ayana/shared-ui/button';
import { FailedPart } from '@ayana/shared-ui/states';
import { ExternalLink } from 'lucide-react';
import { messages } from './messages';
import { type CaseDocument, paperName } from './papers.api';
import { PreviewFrame, PreviewText } from './papers.styles';
import { usePaperFile } from './use-paper-file';

/** A picture or a PDF in the page. Many phones have no viewer of PDFs for pages: they open it in an app of its own. */
export function PaperPreview({ paper }: { paper: CaseDocument }) {
  const { url, failure, isShown, retry } = usePaperFile(paper);
  if (!isShown) return <PreviewText>{messages.notShown}</PreviewText>;
  if (failure !== null) return <FailedPart what={messages.failed} failure={failure} onRetry={retry} />;
  if (url === null)
    return (
      <PreviewFrame>
        <PreviewText role="status" aria-busy>
          {messages.loading}
        </PreviewText>
      </PreviewFrame>
    );
  const isPicture = paper.media_type?.startsWith('image/') === true;
  const name = paperName(paper);
  const isInPage = isPicture || navigator.pdfViewerEnabled;
  return (
    <PreviewFrame>
      {isPicture ? <img src={url} alt={messages.shown(name)} /> : null}
      {!isPicture && isInPage ? <PdfFrame url={url} name={name} /> : null}
      {isInPage ? null : <PreviewText>{messages.elsewhere}</PreviewText>}
      <div>
        <Button
          as="a"
          href={url}
          target="_blank"
          rel="noopener"
          variant="outline"
          size="small"
          icon={<ExternalLink size={16} aria-hidden="true" />}
        >
          {messages.open}
        </Button>
      </div>
    </PreviewFrame>
  );
}

/** Browsers show no PDF in a sandbox; their viewer runs none of its scripts as this site. */
function PdfFrame({ url, name }: { url: string; name: string }) {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
  return <iframe src={url} title={messages.shown(name)} />;
}
