import { ApiProblem } from '@ayana/portal-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConflictNotice, TakenNotice } from './conflict-notice';
import type { Reading } from './merge';
import { useSharedEdit } from './use-shared-edit';

interface Fields {
  name: string;
  price: string;
}

const RECORD = { version: 1, fields: { name: 'Knee', price: '100' } };
let server: Reading<Fields>;

function Editor() {
  const [latest, setLatest] = useState(server);
  const { form, fields, conflicts, taken, keepMine, takeTheirs } = useSharedEdit<Fields, Reading<Fields>>({
    name: 'treatment',
    latest,
    save: async (changed, next, version) => {
      if (version !== server.version)
        throw new ApiProblem({ status: 412, code: 'stale_version', detail: 'It has changed.' });
      const change = Object.fromEntries(changed.map((name) => [name, next[name]]));
      server = { version: version + 1, fields: { ...server.fields, ...change } };
      return server;
    },
    onSaved: setLatest,
    reread: () => setLatest(server),
  });
  const by = { name: 'Asha Rao', at: '2026-11-20T10:00:00Z' };
  return (
    <form {...form.formProps}>
      <input aria-label="Name" {...form.field('name')} />
      <input aria-label="Price" {...form.field('price')} />
      <TakenNotice by={by} labels={taken} />
      {conflicts === null ? (
        <button type="submit">Save</button>
      ) : (
        <ConflictNotice
          by={by}
          differences={conflicts.map((label) => ({ label, theirs: latest.fields[label], mine: fields[label] }))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </form>
  );
}

const colleague = (change: Partial<Fields>): void => {
  server = { version: server.version + 1, fields: { ...server.fields, ...change } };
};
const change = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  [screen.getByLabelText('Name'), screen.getByLabelText('Price')].map((input) => input.getAttribute('value'));

beforeEach(() => {
  sessionStorage.clear();
  server = RECORD;
});

test('a save sends only what was changed, and the form goes on from there', async () => {
  render(<Editor />);
  await change('Name', 'Hip');
  await press('Save');
  await waitFor(() => expect(server).toEqual({ version: 2, fields: { name: 'Hip', price: '100' } }));
  await waitFor(() => expect(shown()).toEqual(['Hip', '100']));
  await change('Price', '200');
  await press('Save');
  await waitFor(() => expect(server).toEqual({ version: 3, fields: { name: 'Hip', price: '200' } }));
});

test('a colleague’s change of another field is taken over, said, and not undone', async () => {
  render(<Editor />);
  await change('Name', 'Hip');
  colleague({ price: '200' });
  await press('Save');
  expect(await screen.findByText(/Asha Rao changed this while you were editing: price/)).toBeVisible();
  expect(shown()).toEqual(['Hip', '200']);
  await press('Save');
  await waitFor(() => expect(server).toEqual({ version: 3, fields: { name: 'Hip', price: '200' } }));
});

test('where both changed the same field the user decides: mine', async () => {
  render(<Editor />);
  await change('Name', 'Hip');
  colleague({ name: 'Shoulder', price: '200' });
  await press('Save');
  const notice = await screen.findByRole('alert', { name: /Asha Rao changed this/ });
  expect(notice).toHaveTextContent('name');
  expect(notice).toHaveTextContent('Shoulder');
  expect(screen.getByRole('heading', { name: /Asha Rao/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await press('Keep mine');
  await press('Save');
  await waitFor(() => expect(server).toEqual({ version: 3, fields: { name: 'Hip', price: '200' } }));
});

test('or theirs: then there is nothing left to save', async () => {
  render(<Editor />);
  await change('Name', 'Hip');
  colleague({ name: 'Shoulder' });
  await press('Save');
  await press('Take theirs');
  expect(shown()).toEqual(['Shoulder', '100']);
  await press('Save');
  expect(server.version).toBe(2);
});

test('after a reload the form still knows what it was changed from', async () => {
  const { unmount } = render(<Editor />);
  await change('Name', 'Hip');
  unmount();
  colleague({ name: 'Shoulder', price: '200' });
  render(<Editor />);
  expect(await screen.findByRole('alert', { name: /Asha Rao changed this/ })).toBeVisible();
  expect(shown()).toEqual(['Hip', '100']);
});
