import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../button';
import { ConfirmDialog } from '../dialog';
import { Link as TextLink } from '../link';
import { Notice } from '../notice';
import { FileIcon } from './file-icon';
import { fileKind, fileSize } from './file-names';
import { FileActions, FileRows, FileText, ListFrame, LoadingRow } from './files.styles';
import { messages } from './messages';
import { useKeptFocus } from './use-kept-focus';

export interface Document {
  id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Who added it and when. */
  note?: ReactNode;
}

export interface DocumentListProps {
  /** "Papers": names the list. */
  label: string;
  /** Undefined while they are read. */
  documents: readonly Document[] | undefined;
  /** What is said where there are none. */
  empty: string;
  /** Why they could not be read, with a way to try again. */
  failure?: ReactNode;
  /** Begins the download; gives why it did not begin, or null. Absent for files that are not stored yet. */
  onDownload?: (document: Document) => Promise<string | null>;
  /** Removes one; gives why not, or null. Absent where the reader may not. */
  onRemove?: (document: Document) => Promise<string | null>;
  /** Removing is not asked about: nothing is lost yet. */
  removesAtOnce?: boolean;
}

/** Files that are there: kind, name, size, who and when, to be downloaded and removed. */
export function DocumentList(props: DocumentListProps) {
  const { label, documents, empty, failure, onDownload, onRemove, removesAtOnce = false } = props;
  const [removing, setRemoving] = useState<Document | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const download = async (document: Document): Promise<void> => setRefusal((await onDownload?.(document)) ?? null);
  const remove = (document: Document): void => {
    if (removesAtOnce) void onRemove?.(document);
    else setRemoving(document);
  };
  const frame = useRef<HTMLDivElement>(null);
  const focusProps = useKeptFocus(frame);
  if (failure !== undefined) return <Notice tone="failed">{failure}</Notice>;
  return (
    <ListFrame ref={frame} tabIndex={-1} {...focusProps}>
      {refusal === null ? null : (
        <Notice tone="failed">
          {messages.notDownloaded} {refusal}
        </Notice>
      )}
      {documents?.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <FileRows aria-label={documents === undefined ? messages.loading : label} aria-busy={documents === undefined}>
          {documents?.map((document) => (
            <DocumentLine
              key={document.id}
              document={document}
              {...(onDownload === undefined ? {} : { onDownload: () => void download(document) })}
              {...(onRemove === undefined ? {} : { onRemove: () => remove(document) })}
            />
          )) ?? [1, 2].map((row) => <LoadingRow key={row} />)}
        </FileRows>
      )}
      {removing === null || onRemove === undefined ? null : (
        <RemoveDialog document={removing} remove={onRemove} onClose={() => setRemoving(null)} />
      )}
    </ListFrame>
  );
}

interface LineProps {
  document: Document;
  onDownload?: () => void;
  onRemove?: () => void;
}

function DocumentLine({ document: { name, type, size, note }, onDownload, onRemove }: LineProps) {
  return (
    <li>
      <FileIcon type={type} />
      <FileText>
        {onDownload === undefined ? (
          <b>
            <bdi>{name}</bdi>
          </b>
        ) : (
          <TextLink as="button" type="button" onClick={onDownload}>
            <bdi>{name}</bdi>
          </TextLink>
        )}
        <small>
          {[fileKind(name), fileSize(size)].filter((part) => part !== '').join(' · ')}
          {note === undefined ? null : <> · {note}</>}
        </small>
      </FileText>
      <FileActions>
        {onDownload === undefined ? null : (
          <IconButton label={messages.download(name)} icon={<Download size={18} />} onClick={onDownload} />
        )}
        {onRemove === undefined ? null : (
          <IconButton label={messages.remove(name)} icon={<Trash2 size={18} />} onClick={onRemove} />
        )}
      </FileActions>
    </li>
  );
}

interface RemoveDialogProps {
  document: Document;
  remove: (document: Document) => Promise<string | null>;
  onClose: () => void;
}

function RemoveDialog({ document, remove, onClose }: RemoveDialogProps) {
  const { removing } = messages;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const refusal = await remove(document);
    setBusy(false);
    setFailure(refusal);
    if (refusal === null) onClose();
  };
  return (
    <ConfirmDialog
      title={removing.title}
      text={removing.text(document.name)}
      submitLabel={removing.submit}
      busyLabel={removing.busy}
      busy={busy}
      failure={failure}
      danger
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
