import type { components } from '@ayana/contracts/api';

export type Suggestions = components['schemas']['SearchAnswerDto'];
type FoundItem = components['schemas']['FoundItemDto'];
export type SuggestionKind = FoundItem['kind'] | 'pages';
export type Suggestion = Omit<FoundItem, 'kind'> & { kind: SuggestionKind };

/** In the order they are shown. */
export const KINDS: readonly SuggestionKind[] = ['pages', 'treatments', 'hospitals', 'doctors', 'cities'];

export interface SuggestState {
  /** The text in the box. */
  term: string;
  /** The results; of an earlier term until the answer arrives. */
  options: readonly Suggestion[];
  /** The option selected by the arrows; after the last one is "all results", null is the box itself. */
  active: number | null;
  open: boolean;
}

export type SuggestAction =
  | { type: 'typed'; term: string }
  | { type: 'answered'; term: string; answer: Suggestions }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'opened' }
  | { type: 'closed' };

export const CLOSED: SuggestState = { term: '', options: [], active: null, open: false };

/** The results by kind. */
export const optionsOf = (answer: Suggestions): Suggestion[] =>
  KINDS.flatMap((kind): readonly Suggestion[] =>
    kind === 'pages'
      ? answer.pages.map(({ path, title }) => ({ kind, id: path, title, subtitle: '', path }))
      : answer[kind].items,
  );

/** One letter is too short to search. */
export const isSearchable = (term: string): boolean => term.trim().length > 1;

export function suggest(state: SuggestState, action: SuggestAction): SuggestState {
  switch (action.type) {
    case 'typed':
      return isSearchable(action.term)
        ? { ...state, term: action.term, active: null, open: state.options.length > 0 }
        : { ...CLOSED, term: action.term };
    case 'answered':
      // Answers may arrive out of order: only the current term's answer counts.
      if (action.term !== state.term) return state;
      return { ...state, options: optionsOf(action.answer), active: null, open: true };
    case 'moved':
      return moved(state, action.by);
    case 'opened':
      return isSearchable(state.term) && state.options.length > 0 ? { ...state, open: true } : state;
    case 'closed':
      return { ...state, open: false, active: null };
  }
}

/** Cyclic: after the last option comes the box, and then the first again. */
function moved(state: SuggestState, by: 1 | -1): SuggestState {
  if (!isSearchable(state.term)) return state;
  if (!state.open) return { ...state, open: true, active: by === 1 ? 0 : state.options.length };
  const places = state.options.length + 2;
  const at = state.active === null ? 0 : state.active + 1;
  const next = (at + by + places) % places;
  return { ...state, active: next === 0 ? null : next - 1 };
}
