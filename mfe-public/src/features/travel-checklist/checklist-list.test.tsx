import { fireEvent, render, screen } from '@testing-library/react';

import type { ChecklistSection } from './checklist';
import { ChecklistList } from './checklist-list';
import { CHECKLIST_MESSAGES as TEXTS } from './messages';

const SECTIONS: readonly ChecklistSection[] = [
  {
    id: 'papers',
    items: [
      { id: 'visa', title: 'Apply for the visa', text: 'At home.', due: '2027-03-04', late: true },
      { id: 'copies', title: 'Copies of everything', text: 'Two.', due: null, late: false },
    ],
  },
] as unknown as readonly ChecklistSection[];
const open = (name: string) => render(<ChecklistList name={name} arrives_on="2099-03-08" sections={SECTIONS} />);
const box = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => localStorage.clear());

test('ticks survive a reload, and belong to the answers they were made for', () => {
  const first = open('KE knee');
  expect(screen.getByText(TEXTS.done(0, 2))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: TEXTS.clear })).toBeNull();
  fireEvent.click(box('Apply for the visa'));
  fireEvent.click(box('Copies of everything'));
  expect(screen.getByText(TEXTS.done(2, 2))).toBeInTheDocument();
  first.unmount();

  const other = open('NP knee');
  expect(screen.getByText(TEXTS.done(0, 2))).toBeInTheDocument();
  other.unmount();

  open('KE knee');
  expect(box('Copies of everything')).toBeChecked();
  fireEvent.click(box('Copies of everything'));
  expect(screen.getByText(TEXTS.done(1, 2))).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: TEXTS.clear }));
  expect(screen.getByText(TEXTS.done(0, 2))).toBeInTheDocument();
});

test('what is late says so until it is done', () => {
  open('KE knee');
  expect(screen.getByText(TEXTS.late('4 March 2027'))).toBeVisible();
  fireEvent.click(box('Apply for the visa'));
  expect(screen.getByText(TEXTS.by('4 March 2027'))).toBeVisible();
});
