import { Camera, Pause, Play, RotateCw, Upload, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import { FileIcon } from './file-icon';
import { fileSize } from './file-names';
import { Bar, DropArea, FileActions, FileRows, FileText, Ways } from './files.styles';
import { messages } from './messages';
import type { UploadRow } from './upload-row';
import { useKeptFocus } from './use-kept-focus';
import { useSpoken } from './use-spoken';

export interface UploaderProps {
  /** "Add papers": names the area. */
  label: string;
  /** What can be chosen: types and endings, as an `<input type="file">` takes them. */
  accept: string;
  /** Files on their way; those that have arrived are shown elsewhere. */
  items: readonly UploadRow[];
  onAdd: (files: readonly File[]) => void;
  onPause: (key: string) => void;
  /** Continues a paused one, and tries a failed one again. */
  onResume: (key: string) => void;
  onRemove: (key: string) => void;
  /** Below the rules: why nothing can be added now, or what is wrong with the field. */
  note?: ReactNode;
  disabled?: boolean;
  /** What the button says, where it adds to one thing only. */
  chooseLabel?: string;
  /** What to do with a file that was refused, such as "send it as JPEG". */
  adviceOf?: (item: UploadRow) => string | null;
  /** Below that: a way to ask someone. */
  help?: ReactNode;
  /** Without a frame and the rules, for a row of a list: the page says the rules once. */
  compact?: boolean;
}

/** What a camera gives. */
const PHOTO = 'image/jpeg';

/** Takes files by button, drop and camera, and shows each on its way. */
export function Uploader(props: UploaderProps) {
  const { label, accept, items, onAdd, note, disabled = false, chooseLabel, compact = false, ...handlers } = props;
  const rules = useId();
  const spoken = useSpoken(items);
  const { isOver, dropProps } = useDrop(disabled, onAdd);
  const choose = useRef<HTMLButtonElement>(null);
  const focusProps = useKeptFocus(choose);
  return (
    <DropArea
      role="group"
      aria-label={label}
      data-compact={compact ? '' : undefined}
      data-over={isOver ? '' : undefined}
      {...dropProps}
      {...focusProps}
    >
      <Ways>
        <FileButton
          ref={choose}
          icon={<Upload size={18} aria-hidden />}
          {...(compact ? { tonal: true } : { describedBy: rules })}
          {...{ accept, disabled, onAdd }}
        >
          {chooseLabel ?? messages.choose}
        </FileButton>
        <span data-pointer="coarse">
          <FileButton icon={<Camera size={18} aria-hidden />} camera {...{ accept, disabled, onAdd }}>
            {messages.camera}
          </FileButton>
        </span>
        {disabled || compact ? null : <span data-pointer="fine">{messages.drop}</span>}
      </Ways>
      {compact ? null : (
        <div id={rules}>
          <UploadRules />
          {note === undefined ? null : <p>{note}</p>}
        </div>
      )}
      {items.length === 0 ? null : (
        <FileRows aria-label={messages.uploads} style={{ inlineSize: '100%' }}>
          {items.map((item) => (
            <UploadLine key={item.key} item={item} {...handlers} />
          ))}
        </FileRows>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </DropArea>
  );
}

/** Which files are taken. */
export function UploadRules() {
  return <small>{messages.rules}</small>;
}

interface FileButtonProps {
  ref?: RefObject<HTMLButtonElement | null>;
  icon: ReactNode;
  children: ReactNode;
  accept: string;
  camera?: boolean;
  disabled: boolean;
  describedBy?: string;
  tonal?: boolean;
  onAdd: (files: readonly File[]) => void;
}

/** A button that opens the browser's own choice of files. */
function FileButton(props: FileButtonProps) {
  const { ref, icon, children, accept, camera = false, disabled, describedBy, tonal = false, onAdd } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onAdd([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <Button
        {...(ref === undefined ? {} : { ref })}
        variant={tonal ? 'tonal' : 'outline'}
        size="small"
        notReady={disabled}
        aria-describedby={describedBy}
        onClick={() => {
          if (!disabled) input.current?.click();
        }}
      >
        {icon}
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        {...(camera ? { accept: PHOTO, capture: 'environment' } : { accept, multiple: true })}
        onChange={choose}
      />
    </>
  );
}

type LineProps = { item: UploadRow } & Pick<UploaderProps, 'onPause' | 'onResume' | 'onRemove' | 'adviceOf' | 'help'>;

function UploadLine({ item, onPause, onResume, onRemove, adviceOf, help }: LineProps) {
  const { key, name, type, size, sent, state } = item;
  const isWrong = state === 'failed' || state === 'refused';
  const advice = (isWrong ? adviceOf?.(item) : null) ?? null;
  return (
    <li>
      <FileIcon type={type} />
      <FileText>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small data-failed={isWrong ? '' : undefined}>{stateText(item)}</small>
        {advice === null ? null : (
          <>
            <small>{advice}</small>
            {help}
          </>
        )}
      </FileText>
      <FileActions>
        <MainAction item={item} onPause={onPause} onResume={onResume} />
        {state === 'finishing' ? null : (
          <IconButton label={messages.cancel(name)} icon={<X size={18} />} onClick={() => onRemove(key)} />
        )}
      </FileActions>
      {state === 'refused' ? null : (
        <Bar
          max={size}
          value={sent}
          aria-label={messages.progress(name)}
          data-quiet={state === 'sending' || state === 'finishing' ? undefined : ''}
        />
      )}
    </li>
  );
}

/** One button in every state, so that it keeps the focus. */
function MainAction({ item: { key, name, state }, onPause, onResume }: Omit<LineProps, 'onRemove'>) {
  if (state === 'sending' || state === 'waiting')
    return <IconButton label={messages.pause(name)} icon={<Pause size={18} />} onClick={() => onPause(key)} />;
  if (state === 'paused')
    return <IconButton label={messages.resume(name)} icon={<Play size={18} />} onClick={() => onResume(key)} />;
  if (state === 'failed')
    return <IconButton label={messages.retry(name)} icon={<RotateCw size={18} />} onClick={() => onResume(key)} />;
  return null;
}

function stateText({ state, failure, sent, size }: UploadRow): string {
  switch (state) {
    case 'sending':
      return `${messages.sending(Math.floor((sent / size) * 100))} · ${fileSize(size)}`;
    case 'failed':
    case 'refused':
      return failure ?? '';
    default:
      return messages[state];
  }
}

/** Files that are dragged over the area, and dropped on it: never opened by the browser in place of the page. */
function useDrop(disabled: boolean, onAdd: UploaderProps['onAdd']) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(!disabled);
      },
      onDragLeave: (event: DragEvent) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onAdd([...event.dataTransfer.files]);
      },
    },
  };
}
