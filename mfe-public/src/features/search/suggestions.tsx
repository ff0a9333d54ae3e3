import { api } from '@ayana/portal-kit';
import { VisuallyHidden } from '@ayana/shared-ui';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { SEARCH_MESSAGES as TEXTS } from './messages';
import {
  CLOSED,
  KINDS,
  isSearchable,
  suggest,
  type Suggestion,
  type SuggestAction,
  type SuggestState,
} from './suggest-state';

/** Milliseconds without a key before the search starts. */
const PAUSE = 120;
/** Shown per kind. */
const SHOWN = 4;
const LONGEST = 200;

const List = styled.div`
  /* At the top layer, so that no part of the page clips it. */
  position: absolute;
  inset: auto;
  margin: 0;
  max-block-size: min(70vh, 460px);
  overflow-y: auto;
  padding-block: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  box-shadow: var(--shadow-float);
  text-align: start;
`;

const Kind = styled.div`
  padding: var(--space-2) var(--space-4) 2px;
  color: var(--stone);
  font-size: var(--size-14);
  font-weight: 600;
`;

const Option = styled.div`
  display: grid;
  padding: 6px var(--space-4);
  font-size: var(--size-16);
  line-height: 1.35;
  cursor: pointer;

  & > small {
    color: var(--stone);
    font-size: var(--size-14);
  }
  &:hover {
    background: var(--mist);
  }
  &[aria-selected='true'] {
    background: var(--teal-100);
    box-shadow: inset 3px 0 0 var(--teal-700);
  }
`;

const All = styled(Option)`
  margin-block-start: var(--space-2);
  padding-block: 10px;
  border-block-start: 1px solid var(--line);
  color: var(--teal-700);
  font-weight: 600;
`;

/** Search suggestions while typing, attached to the existing box (ARIA 1.2, combobox with a listbox). */
export function Suggestions({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const [state, dispatch] = useReducer(suggest, CLOSED);
  const navigate = useNavigate();
  const go = (place: number): void => {
    dispatch({ type: 'closed' });
    const chosen = state.options[place];
    void navigate(chosen === undefined ? `/search?q=${encodeURIComponent(state.term.trim())}` : chosen.path);
  };
  const optionId = (place: number): string => `${id}-${place}`;
  useAnswers(state.term, dispatch);
  useBox(box, { state, dispatch, go });
  useAttributes(box, { id, state, optionId });
  const list = usePlace(box, state.open);

  const option = (place: number): object => ({
    id: optionId(place),
    role: 'option',
    'aria-selected': state.active === place,
    // The focus stays in the box.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => go(place),
  });
  return (
    <>
      {/* Always rendered, so that its first message is announced. */}
      <VisuallyHidden role="status">{state.open ? TEXTS.found(state.options.length) : ''}</VisuallyHidden>
      {state.open ? (
        <List id={id} ref={list} popover="manual" role="listbox" aria-label={TEXTS.suggestions}>
          {KINDS.map((kind) => (
            <Group key={kind} kind={kind} options={state.options} id={`${id}-${kind}`}>
              {(each, place) => (
                <Option key={each.id} {...option(place)}>
                  <span>{each.title}</span>
                  {each.subtitle === '' ? null : <small>{each.subtitle}</small>}
                </Option>
              )}
            </Group>
          ))}
          <All {...option(state.options.length)}>{TEXTS.all(state.term.trim())}</All>
        </List>
      ) : null}
    </>
  );
}

interface GroupProps {
  kind: Suggestion['kind'];
  options: readonly Suggestion[];
  id: string;
  children: (option: Suggestion, place: number) => ReactNode;
}

function Group({ kind, options, id, children }: GroupProps) {
  const own = options.flatMap((option, place) => (option.kind === kind ? [{ option, place }] : []));
  if (own.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <Kind id={id} role="presentation">
        {TEXTS.kinds[kind]}
      </Kind>
      {own.map(({ option, place }) => children(option, place))}
    </div>
  );
}

type Dispatch = (action: SuggestAction) => void;

/** Requests suggestions after a pause and cancels earlier requests. Without an answer the box still searches. */
function useAnswers(term: string, dispatch: Dispatch): void {
  useEffect(() => {
    if (!isSearchable(term)) return undefined;
    const given = new AbortController();
    const ask = async (): Promise<void> => {
      const query = { q: term.trim().slice(0, LONGEST), limit: SHOWN };
      try {
        const { data } = await api.GET('/search', { params: { query }, signal: given.signal });
        if (data !== undefined && !given.signal.aborted) dispatch({ type: 'answered', term, answer: data });
      } catch {
        // Cancelled or failed: the box still searches.
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [term, dispatch]);
}

interface BoxState {
  state: SuggestState;
  dispatch: Dispatch;
  go: (place: number) => void;
}

/** Listens to the box, which was rendered before this code loaded and keeps its text and focus. */
function useBox(box: RefObject<HTMLInputElement | null>, now: BoxState): void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    const input = box.current;
    if (input === null) return undefined;
    const typed = (): void => latest.current.dispatch({ type: 'typed', term: input.value });
    const closed = (): void => latest.current.dispatch({ type: 'closed' });
    const opened = (): void => latest.current.dispatch({ type: 'opened' });
    const pressed = (event: KeyboardEvent): void => {
      const { state, dispatch, go } = latest.current;
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 });
      } else if (event.key === 'Escape' && state.open) {
        // The first Escape closes the list, the second clears the box.
        event.preventDefault();
        closed();
      } else if (event.key === 'Enter' && state.open && state.active !== null) {
        event.preventDefault();
        go(state.active);
      } else if (event.key === 'Enter') closed();
    };
    input.addEventListener('input', typed);
    input.addEventListener('keydown', pressed);
    input.addEventListener('blur', closed);
    input.addEventListener('click', opened);
    // Text typed while this code was loading.
    if (document.activeElement === input && input.value !== input.defaultValue) typed();
    return () => {
      input.removeEventListener('input', typed);
      input.removeEventListener('keydown', pressed);
      input.removeEventListener('blur', closed);
      input.removeEventListener('click', opened);
    };
  }, [box]);
}

/** Positions the list below the box, with its width; it scrolls with the page. */
function usePlace(box: RefObject<HTMLInputElement | null>, open: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = (): void => {
      const at = box.current?.getBoundingClientRect();
      if (list.current === null || at === undefined) return;
      Object.assign(list.current.style, {
        top: `${at.bottom + window.scrollY + 6}px`,
        left: `${at.left + window.scrollX}px`,
        width: `${at.width}px`,
      });
    };
    if (!open) return undefined;
    list.current?.showPopover();
    lay();
    window.addEventListener('resize', lay);
    return () => window.removeEventListener('resize', lay);
  }, [box, open]);
  return list;
}

interface ComboboxState {
  id: string;
  state: SuggestState;
  optionId: (place: number) => string;
}

/** Sets the combobox attributes of the box, which is a plain search box without this code. */
function useAttributes(
  box: RefObject<HTMLInputElement | null>,
  { id, state: { open, active }, optionId }: ComboboxState,
): void {
  const activeId = active === null ? null : optionId(active);
  useEffect(() => {
    const input = box.current;
    if (input === null) return;
    const said: Readonly<Record<string, string | null>> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? id : null,
      'aria-activedescendant': open ? activeId : null,
    };
    for (const [name, value] of Object.entries(said))
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    if (open && activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [box, id, open, activeId]);
}
