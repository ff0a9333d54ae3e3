import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resetKit } from '@ayana/portal-kit/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillRequired } from './fill-required';
import { listed, root } from './listed-forms';
import { open } from './open-form';
import { savedByAnother } from './saved-by-another';

// The first of them compiles what all share.
jest.setTimeout(60_000);

/** Editors whose row is no prop or holds no words: each has a test of its own beside it. */
const APART = new Set([
  // Its rows are those of the forms that are made of it.
  'mfe-admin/src/components/shared-edit/shared-edit-form.tsx',
  'mfe-admin/src/features/organisations/proposals-card.tsx',
  'mfe-admin/src/features/organisations/proposed-doctors-card.tsx',
  // A day and a choice: tried in organisation-people.test.tsx.
  'case-kit/src/absence/absence-dialog.tsx',
  'mfe-patient/src/features/consultation-room/note-panel.tsx',
  'mfe-patient/src/features/about-me/change-dialog.tsx',
  // Only its person changes an account: tried in account-section.test.tsx.
  'mfe-patient/src/features/about-me/account-dialog.tsx',
  'shell/src/identity/profile/account-section.tsx',
]);
/** Not sent as it is typed: another threshold is tried first. */
const TRIED_FIRST = 'mfe-admin/src/features/operations/signals/definition-dialog.tsx';
const editors = listed.filter(
  ({ file }) => !APART.has(file) && /\buse(Shared|Account)Edit\b/.test(readFileSync(path.join(root, file), 'utf8')),
);

const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value);

/** The first control that holds something of the row, texts before times and numbers, and what a person types there. */
function firstControl(): { control: HTMLInputElement | HTMLTextAreaElement; typed: string } {
  const found = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')];
  const text = found.find(({ value }) => value === 'Sample');
  if (text !== undefined) return { control: text, typed: 'Typed here' };
  const time = found.find(({ type, value }) => type === 'time' && value !== '');
  if (time !== undefined) return { control: time, typed: '08:30' };
  const number = found.find(({ type, value }) => type === 'text' && isNumber(value));
  if (number !== undefined) return { control: number, typed: '5' };
  throw new Error('No control of this form holds what is saved.');
}

let sent: Request[];
const network = globalThis.fetch;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  sent = [];
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') sent.push(request);
    return new Promise(() => {});
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = network;
});

test('the list has every editor', () => expect(editors.length).toBeGreaterThan(15));

test.each(editors.map((form) => [form.file, form] as const))(
  '%s keeps what is typed beside what another saved, and saves from there',
  async (file, form) => {
    const { props, show } = await open(form);
    const { control, typed } = firstControl();
    fireEvent.change(control, { target: { value: typed } });
    await show(savedByAnother(props));
    expect(control.isConnected ? control.value : null).toBe(typed);
    const region = await screen.findByRole('region', {
      name: 'Asha Rao saved this while you were editing',
    });
    expect(within(region).getAllByRole('radio', { name: /^Yours/ }).length).toBeGreaterThan(0);
    expect(region.textContent).toContain(typed);
    await userEvent.click(within(region).getByRole('button', { name: 'Keep all of mine' }));
    expect(screen.queryByRole('region', { name: /saved this while/ })).toBeNull();
    expect(control.value).toBe(typed);
    if (file === TRIED_FIRST) return;
    for (let round = 0; round < 4 && sent.length === 0; round += 1) {
      const page = control.closest('form');
      if (page !== null) fireEvent.submit(page);
      await act(async () => {});
      if (sent.length === 0) fillRequired();
    }
    // A POST makes a row of its own, such as the next version of a quote.
    expect(sent.map(({ method, headers }) => headers.get('if-match') ?? method)).toEqual([
      expect.stringMatching(/^("2"|POST)$/),
    ]);
  },
);
