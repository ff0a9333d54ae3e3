import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Button, IconButton } from '../button';
import { BackdropBox } from '../dialog/dialog.styles';
import { useBackCloses } from '../dialog/use-back-closes';
import { messages } from '../messages';
import { Notice } from '../notice';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
import { Highlight } from './highlight';
import { SEARCH_DIALOG_MESSAGES as TEXTS } from './messages';
import { Bar, Foot, GroupTitle, Mark, Option, Popup, Quiet, Results, Viewport } from './search-dialog.styles';

export interface SearchItem {
  /** Unique in its group. */
  id: string;
  title: string;
  subtitle?: string;
  /** Its state, at the end of the line. */
  mark?: string;
  href: string;
}

export interface SearchGroup {
  id: string;
  title: string;
  items: readonly SearchItem[];
}

export type SearchDialogProps = {
  onClose: () => void;
  /** The name of the dialog and of its box. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly SearchGroup[];
  /** Whether more results are on their way, or could not be loaded. */
  state: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
  /** By a click or Enter. A click with a modifier opens the link as usual. */
  onChoose: (item: SearchItem) => void;
  /** Shown instead of results while nothing is typed and there are no groups. */
  start: ReactNode;
  /** How to use the keyboard. */
  help: ReactNode;
};

/** A search in a dialog: results in groups while typing, chosen by arrow keys and Enter. */
export function SearchDialog({
  label,
  placeholder,
  query,
  onQuery,
  groups,
  help,
  onClose,
  ...rest
}: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  useBackCloses(true, onClose);
  return (
    <Base.Root open onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop render={<BackdropBox />} />
        <Base.Viewport render={<Viewport />}>
          <Base.Popup render={<Popup $size="regular" />} initialFocus={input} aria-label={label}>
            <Autocomplete.Root
              open
              inline
              mode="none"
              items={groups}
              itemToStringValue={(item: SearchItem) => item.title}
              autoHighlight="always"
              value={query}
              onValueChange={(value, { reason }) => reason === 'item-press' || onQuery(value)}
            >
              <Bar>
                <Search size={20} aria-hidden="true" />
                <Autocomplete.Input
                  ref={input}
                  type="search"
                  maxLength={100}
                  enterKeyHint="go"
                  aria-label={label}
                  placeholder={placeholder}
                />
                {rest.state === 'loading' ? <Spinner size={18} /> : null}
                <Base.Close render={<IconButton label={messages.close} icon={<X size={22} aria-hidden="true" />} />} />
              </Bar>
              <SearchResults label={label} query={query} groups={groups} {...rest} />
            </Autocomplete.Root>
            <Foot aria-hidden="true">{help}</Foot>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

type ResultsProps = Pick<SearchDialogProps, 'label' | 'query' | 'groups' | 'state' | 'onRetry' | 'onChoose' | 'start'>;

function SearchResults({ label, query, groups, state, onRetry, onChoose, start }: ResultsProps) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isTyped = query.trim() !== '';
  return (
    <Results>
      <VisuallyHidden role="status">{statusOf(query, count, state)}</VisuallyHidden>
      {state === 'failed' ? (
        <Notice
          tone="failed"
          action={
            <Button size="small" variant="outline" onClick={onRetry}>
              {TEXTS.retry}
            </Button>
          }
        >
          {TEXTS.failed}
        </Notice>
      ) : null}
      <Autocomplete.List aria-label={label}>
        {(group: SearchGroup) => (
          <Autocomplete.Group key={group.id} items={group.items}>
            <Autocomplete.GroupLabel render={<GroupTitle />}>{group.title}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: SearchItem) => <Result key={item.id} item={item} query={query} onChoose={onChoose} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {count === 0 && !isTyped ? <Quiet>{start}</Quiet> : null}
      {count === 0 && isTyped && state === 'ready' ? (
        <Quiet>
          <strong>{TEXTS.nothing(query.trim())}</strong>
          {TEXTS.nothing_hint}
        </Quiet>
      ) : null}
    </Results>
  );
}

function statusOf(query: string, count: number, state: SearchDialogProps['state']): string {
  if (query.trim() === '' || state === 'failed') return '';
  if (state === 'loading') return TEXTS.searching;
  return count === 0 ? TEXTS.nothing(query.trim()) : TEXTS.found(count);
}

function Result({ item, query, onChoose }: { item: SearchItem; query: string; onChoose: (item: SearchItem) => void }) {
  const choose = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(item);
  };
  return (
    <Autocomplete.Item value={item} render={<Option href={item.href} tabIndex={-1} />} onClick={choose}>
      <span dir="auto">
        <Highlight text={item.title} query={query} />
      </span>
      {item.subtitle === undefined || item.subtitle === '' ? null : <small dir="auto">{item.subtitle}</small>}
      {item.mark === undefined ? null : <Mark>{item.mark}</Mark>}
    </Autocomplete.Item>
  );
}
