import { NEW_PAPERS_LIMIT } from '@ayana/contracts/service-desk';
import { type UploadedFile, useUploads } from '@ayana/portal-kit/screens';
import { DocumentList, Uploader } from '@ayana/shared-ui/files';
import { useEffect, useRef } from 'react';
import { messages } from './messages';

interface NewPapersProps {
  papers: readonly UploadedFile[];
  onChange: (papers: readonly UploadedFile[]) => void;
  /** A file is on its way: the request waits for it. */
  onBusy: (busy: boolean) => void;
}

/** Papers that are sent with a new request. Those that have arrived are kept with what is typed. */
export function NewPapers({ papers, onChange, onBusy }: NewPapersProps) {
  // Two files may arrive before the next drawing.
  const latest = useRef(papers);
  useEffect(() => {
    latest.current = papers;
  }, [papers]);
  const change = (next: readonly UploadedFile[]): void => {
    latest.current = next;
    onChange(next);
  };
  const { busy, uploader } = useUploads((file) => change([...latest.current, file]));
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const room = NEW_PAPERS_LIMIT - papers.length - uploader.items.filter(({ state }) => state !== 'refused').length;
  return (
    <>
      {papers.length === 0 ? null : (
        <DocumentList
          label={messages.chosen}
          empty={messages.none}
          documents={papers}
          removesAtOnce
          onRemove={({ id }) => {
            change(papers.filter((each) => each.id !== id));
            return Promise.resolve(null);
          }}
        />
      )}
      <Uploader
        label={messages.add}
        {...uploader}
        disabled={room <= 0}
        note={room <= 0 ? messages.enough(NEW_PAPERS_LIMIT) : undefined}
        onAdd={(files) => uploader.onAdd(files.slice(0, room))}
      />
    </>
  );
}
