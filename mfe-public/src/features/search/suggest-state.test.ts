import { CLOSED, suggest, type SuggestAction, type Suggestion, type Suggestions } from './suggest-state';

const item = <Kind extends Suggestion['kind']>(kind: Kind, title: string) => ({
  kind,
  id: title,
  title,
  subtitle: '',
  path: `/${title}`,
});
const answer = (treatments: string[], doctors: string[] = []): Suggestions => ({
  treatments: { items: treatments.map((title) => item('treatments', title)), more: false },
  hospitals: { items: [], more: false },
  doctors: { items: doctors.map((title) => item('doctors', title)), more: false },
  cities: { items: [], more: false },
  pages: [],
  understood: [],
  not_understood: [],
  read_as: null,
  fits: true,
  tab: null,
});
const after = (...actions: SuggestAction[]) => actions.reduce(suggest, CLOSED);
const typed = (term: string): SuggestAction => ({ type: 'typed', term });
const found: SuggestAction[] = [
  typed('knee'),
  { type: 'answered', term: 'knee', answer: answer(['Knee'], ['Dr A', 'Dr B']) },
];
const down: SuggestAction = { type: 'moved', by: 1 };
const up: SuggestAction = { type: 'moved', by: -1 };

describe('the suggestions of the search box', () => {
  it('start with pages that answer the term', () => {
    const visa = { ...answer(['Knee']), pages: [{ title: 'Visa and travel', path: '/visa' }] };
    const { options } = after(typed('visa'), { type: 'answered', term: 'visa', answer: visa });
    expect(options.map(({ title, path }) => [title, path])).toEqual([
      ['Visa and travel', '/visa'],
      ['Knee', '/Knee'],
    ]);
  });

  it('open with the results by kind, none selected', () => {
    const state = after(...found);
    expect(state.options.map(({ title }) => title)).toEqual(['Knee', 'Dr A', 'Dr B']);
    expect([state.open, state.active]).toEqual([true, null]);
  });

  it('a late answer is dropped', () => {
    const late = after(...found, typed('knee h'), { type: 'answered', term: 'knee', answer: answer(['Stale']) });
    expect(late.options.map(({ title }) => title)).not.toContain('Stale');
  });

  it('the arrows go through all options, "all results", and back to the box', () => {
    expect(
      [1, 2, 3, 4, 5].map((times) => after(...found, ...Array.from({ length: times }, () => down)).active),
    ).toEqual([0, 1, 2, 3, null]);
    expect(after(...found, up).active).toBe(3);
    expect(after(...found, down, typed('knee r')).active).toBeNull();
  });

  it('close, and open again where they were left', () => {
    const closed = after(...found, { type: 'closed' });
    expect(closed.open).toBe(false);
    expect(suggest(closed, { type: 'opened' }).open).toBe(true);
    expect(suggest(closed, down)).toMatchObject({ open: true, active: 0 });
  });

  it('one letter gives nothing, and an emptied box clears the results', () => {
    expect(after(...found, typed('k'))).toEqual({ ...CLOSED, term: 'k' });
    expect(suggest({ ...CLOSED, term: 'k' }, down).open).toBe(false);
  });
});
