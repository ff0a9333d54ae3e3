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
  if (!isPicture) return <PdfPreview url={url} name={name} />;
  return (
    <PreviewFrame>
      <img src={url} alt={messages.shown(name)} />
      <OpenLink url={url} />
    </PreviewFrame>
  );
}

/** A PDF that the page has read, and a link that opens it by itself. */
export function PdfPreview({ url, name }: { url: string; name: string }) {
  return (
    <PreviewFrame>
      {navigator.pdfViewerEnabled ? (
        <PdfFrame url={url} name={name} />
      ) : (
        <PreviewText>{messages.elsewhere}</PreviewText>
      )}
      <OpenLink url={url} />
    </PreviewFrame>
  );
}

function OpenLink({ url }: { url: string }) {
  return (
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
  );
}

/** Browsers show no PDF in a sandbox; their viewer runs none of its scripts as this site. */
function PdfFrame({ url, name }: { url: string; name: string }) {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
  return <iframe src={url} title={messages.shown(name)} />;
}
