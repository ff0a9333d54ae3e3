import { ApiProblem } from '@ayana/portal-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import type { Reading } from './merge';
import { useSharedEdit } from './use-shared-edit';

interface Fields {
  name: string;
  price: string;
  lines: { key: number; label: string }[];
}

const AT = '2026-11-20T10:00:00Z';
const RECORD: Reading<Fields> = {
  version: 1,
  fields: { name: 'Knee', price: '100', lines: [{ key: 1, label: 'Surgeon' }] },
  by: { name: 'Asha Rao', at: AT },
};
let server: Reading<Fields>;
let show: (reading: Reading<Fields>) => void;
let hold: Promise<void> | null;

function Editor({ answers = true, closed = false }: { answers?: boolean; closed?: boolean }) {
  const [latest, setLatest] = useState(server);
  useLayoutEffect(() => {
    show = setLatest;
  }, []);
  const { form, changed, notice, keep } = useSharedEdit<Fields, Reading<Fields>>({
    name: 'treatment',
    latest,
    labelOf: (name) => name,
    textOf: (name, fields) => (name === 'lines' ? fields.lines.map(({ label }) => label).join(', ') : fields[name]),
    save: async (names, next, version) => {
      await hold;
      if (version !== server.version)
        throw new ApiProblem({ status: 412, code: 'stale_version', detail: 'It has changed.' });
      const change = Object.fromEntries(names.map((name) => [name, next[name]]));
      server = { ...server, version: version + 1, fields: { ...server.fields, ...change } };
      return server;
    },
    ...(answers ? { readingOf: (answer) => answer } : {}),
    closed,
    onSaved: () => setLatest(server),
    reread: () => setLatest(server),
  });
  return (
    <form {...form.formProps}>
      <input aria-label="Name" {...form.field('name')} />
      <input aria-label="Price" {...form.field('price')} />
      <input aria-label="Line" {...form.field('lines.0.label')} />
      <output>{changed ? 'changed' : 'as saved'}</output>
      <p>Taken: {notice.taken.join(' ')}</p>
      <section id={notice.id} tabIndex={-1} aria-label="Versions">
        {notice.differences.map(({ name, theirs, mine, side }) => (
          <div key={name}>
            {`${notice.by.name}: ${name} ${theirs} / ${mine} (${side ?? 'open'})`}
            <button type="button" onClick={() => notice.choose(name, 'theirs')}>{`their ${name}`}</button>
            <button type="button" onClick={() => notice.choose(name, 'mine')}>{`my ${name}`}</button>
          </div>
        ))}
      </section>
      <button type="button" onClick={notice.takeChosen}>
        Use
      </button>
      <button type="button" onClick={() => notice.takeAll('theirs')}>
        Take theirs
      </button>
      <button type="button" onClick={() => notice.takeAll('mine')}>
        Keep mine
      </button>
      <button type="button" onClick={() => void keep().catch(() => undefined)}>
        Keep
      </button>
      <button type="button" onClick={form.reset}>
        Discard
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

const colleague = (change: Partial<Fields>): void => {
  server = { ...server, version: server.version + 1, fields: { ...server.fields, ...change } };
};
/** What a live event leads to: the record is read again while the form is open. */
const live = (change: Partial<Fields>): void => {
  colleague(change);
  act(() => show(server));
};
const change = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  ['Name', 'Price', 'Line'].map((label) => screen.getByLabelText(label).getAttribute('value')).join(' ');
const versions = () => screen.getByLabelText('Versions').textContent;

beforeEach(() => {
  sessionStorage.clear();
  server = RECORD;
  hold = null;
});

test('a save sends only what was changed, and the form goes on from there', async () => {
  render(<Editor />);
  change('Name', 'Hip');
  await press('Save');
  await waitFor(() => expect(server).toMatchObject({ version: 2, fields: { name: 'Hip', price: '100' } }));
  await waitFor(() => expect(screen.getByText('as saved')).toBeVisible());
  change('Price', '200');
  await press('Save');
  await waitFor(() => expect(server).toMatchObject({ version: 3, fields: { name: 'Hip', price: '200' } }));
});

test('a live save of other fields is taken over and said, and what was typed stays', async () => {
  render(<Editor />);
  change('Name', 'Hip');
  live({ price: '200' });
  expect(shown()).toBe('Hip 200 Surgeon');
  expect(screen.getByText('Taken: price')).toBeVisible();
  await press('Save');
  await waitFor(() => expect(server).toMatchObject({ version: 3, fields: { name: 'Hip', price: '200' } }));
});

test('a form in which nothing was typed follows a live save', () => {
  render(<Editor />);
  live({ name: 'Shoulder' });
  expect(shown()).toBe('Shoulder 100 Surgeon');
  expect([screen.getByText('as saved').textContent, versions(), sessionStorage.length]).toEqual(['as saved', '', 0]);
});

test('a live save of the same field shows both versions, and nothing is sent before one is chosen', async () => {
  render(<Editor />);
  change('Name', 'Hip');
  live({ name: 'Shoulder' });
  expect([shown(), versions()]).toEqual(['Hip 100 Surgeon', expect.stringContaining('Asha Rao: name Shoulder / Hip')]);
  expect(screen.getByLabelText('Versions')).not.toHaveFocus();
  await press('Save');
  expect(screen.getByLabelText('Versions')).toHaveFocus();
  expect(server.version).toBe(2);
  await press('Keep mine');
  expect([shown(), versions()]).toEqual(['Hip 100 Surgeon', '']);
  await press('Save');
  await waitFor(() => expect(server).toMatchObject({ version: 3, fields: { name: 'Hip' } }));
});

test('a refused save leads to the same place, with the focus there, and loses nothing', async () => {
  render(<Editor />);
  change('Name', 'Hip');
  colleague({ name: 'Shoulder', price: '200' });
  await press('Save');
  await waitFor(() => expect(versions()).toContain('name Shoulder / Hip'));
  expect(screen.getByLabelText('Versions')).toHaveFocus();
  await press('Take theirs');
  expect([shown(), screen.getByText('as saved').textContent]).toEqual(['Shoulder 200 Surgeon', 'as saved']);
  await press('Save');
  expect(server.version).toBe(2);
});

test('a save that was refused for a change outside the form goes on by itself', async () => {
  render(<Editor />);
  change('Name', 'Hip');
  colleague({});
  await press('Save');
  await waitFor(() => expect(server).toMatchObject({ version: 3, fields: { name: 'Hip', price: '100' } }));
  await waitFor(() => expect(screen.getByText('as saved')).toBeVisible());
});

test('what is typed is kept without a press, and goes on from there', async () => {
  render(<Editor />);
  change('Name', 'Hip ');
  await press('Keep');
  await waitFor(() => expect(server).toMatchObject({ version: 2, fields: { name: 'Hip ' } }));
  change('Price', '200');
  colleague({ name: 'Shoulder' });
  await press('Keep');
  await waitFor(() => expect(shown()).toBe('Shoulder 200 Surgeon'));
  await press('Keep');
  await waitFor(() => expect(server).toMatchObject({ version: 4, fields: { name: 'Shoulder', price: '200' } }));
});

test('each field is chosen apart, lists too', async () => {
  render(<Editor />);
  change('Name', 'Hip');
  change('Line', 'Ward');
  live({ name: 'Shoulder', lines: [{ key: 1, label: 'Surgery' }] });
  expect(versions()).toContain('lines Surgery / Ward');
  await press('my name');
  await press('Use');
  expect(versions()).toContain('name Shoulder / Hip (mine)');
  await press('their lines');
  await press('Use');
  expect([shown(), versions()]).toEqual(['Hip 100 Surgery', '']);
});

test('another save while the reader chooses asks again', async () => {
  render(<Editor />);
  change('Name', 'Hip');
  live({ name: 'Shoulder' });
  await press('my name');
  live({ name: 'Elbow' });
  expect(versions()).toContain('name Elbow / Hip (open)');
});

test('the keys of list items make no difference', () => {
  render(<Editor />);
  change('Line', 'Ward');
  live({ lines: [{ key: 7, label: 'Ward' }] });
  expect(versions()).toBe('');
});

test('after a reload the form still knows what it was changed from', () => {
  const { unmount } = render(<Editor />);
  change('Name', 'Hip');
  unmount();
  colleague({ name: 'Shoulder', price: '200' });
  render(<Editor />);
  expect([shown(), versions()]).toEqual(['Hip 100 Surgeon', expect.stringContaining('name Shoulder / Hip')]);
});

test('what is typed while a save is on its way stays', async () => {
  let arrive: () => void = () => undefined;
  hold = new Promise((resolve) => (arrive = resolve));
  render(<Editor />);
  change('Name', 'Hip');
  await press('Save');
  change('Price', '300');
  await act(async () => arrive());
  await waitFor(() => expect(server.version).toBe(2));
  expect([shown(), screen.getByText('changed').textContent]).toEqual(['Hip 300 Surgeon', 'changed']);
  expect(server.fields.price).toBe('100');
});

test('discarding leaves what is saved now', async () => {
  render(<Editor />);
  change('Name', 'Hip');
  live({ name: 'Shoulder' });
  await press('Discard');
  expect([shown(), versions(), sessionStorage.length]).toEqual(['Shoulder 100 Surgeon', '', 0]);
});

test('a row that takes the place of another is compared as well', () => {
  render(<Editor />);
  change('Name', 'Hip');
  act(() => show({ ...server, id: 'next', version: 1, fields: { ...server.fields, name: 'Elbow' } }));
  expect(versions()).toContain('name Elbow / Hip');
});

test('what is typed into a row that another closes stays beside what was saved, is never sent, and goes when the reader says so', async () => {
  const { rerender } = render(<Editor />);
  change('Name', 'Hip');
  change('Price', '200');
  colleague({ price: '200' });
  rerender(<Editor closed />);
  act(() => show(server));
  expect([shown(), versions()]).toEqual(['Hip 200 Surgeon', expect.stringContaining('name Knee / Hip')]);
  expect(versions()).not.toContain('price');
  await press('Save');
  expect([server.version, screen.getByText('changed').textContent]).toEqual([2, 'changed']);
  await press('Take theirs');
  expect([shown(), versions(), sessionStorage.length]).toEqual(['Knee 200 Surgeon', '', 0]);
});

test('a closed row in which nothing was typed shows what was saved', () => {
  render(<Editor closed />);
  live({ name: 'Shoulder' });
  expect([shown(), versions()]).toEqual(['Shoulder 100 Surgeon', '']);
});
