import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field';
import { ChoiceBox } from './choice-box';

const CHOICES = [
  { value: 'k', label: 'Knee replacement (total knee arthroplasty)', group: 'Bones', names: ['TKR'] },
  { value: 'h', label: 'Hip replacement', group: 'Bones' },
  { value: 'b', label: 'Bypass surgery', text: 'Bypass', group: 'Heart' },
];

const sent = jest.fn<void, [string]>();
const now = () => sent.mock.lastCall?.[0];
function Form({ note = null, initial = '' }: { note?: string | null; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <form aria-label="Form">
      <Field label="Treatment" required error="Please choose.">
        <ChoiceBox
          name="treatment"
          value={value}
          onChange={(next) => {
            setValue(next);
            sent(next);
          }}
          choices={note === null ? CHOICES : []}
          always={{ value: 'unknown', label: 'I do not know yet' }}
          placeholder="Search"
          maxLength={40}
          note={note}
          unlisted="Your own words are fine."
        />
      </Field>
      <button type="button">Next</button>
    </form>
  );
}
const box = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(/^Treatment/);
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
const open = async (form = <Form />) => {
  render(form);
  await userEvent.click(box());
  await screen.findByRole('listbox');
};

it('is a plain text input until the form is used, and keeps what was typed and the focus then', async () => {
  render(<Form />);
  expect(box()).not.toHaveAttribute('role');
  // As on a page whose list has not arrived yet.
  fireEvent.change(box(), { target: { value: 'knee' } });
  expect(now()).toBe('knee');
  await userEvent.click(box());
  expect(await options()).toEqual(['Knee replacement (total knee arthroplasty)', 'I do not know yet']);
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(box()).toHaveValue('knee');
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Please choose.');
});

it('finds by any name as one types, and is used by keys alone', async () => {
  await open();
  expect(await options()).toHaveLength(4);
  await userEvent.keyboard('tk');
  expect(await options()).toEqual(['Knee replacement (total knee arthroplasty)', 'I do not know yet']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([now(), box().value]).toEqual(['k', 'Knee replacement (total knee arthroplasty)']);
  expect(screen.queryByRole('listbox')).toBeNull();
  // What is chosen does not hide the others.
  await userEvent.keyboard('{ArrowDown}');
  expect(await options()).toHaveLength(4);
});

it('takes own words as they are, and says so', async () => {
  await open();
  await userEvent.keyboard('My back hurts');
  expect(await screen.findByText('Your own words are fine.')).toBeInTheDocument();
  expect(await options()).toEqual(['I do not know yet']);
  await userEvent.tab();
  expect([now(), box().value]).toEqual(['My back hurts', 'My back hurts']);
});

it('can be left open in one choice, and shows the short text of one that has it', async () => {
  await open();
  await userEvent.click(await screen.findByRole('option', { name: 'I do not know yet' }));
  expect([now(), box().value]).toEqual(['unknown', 'I do not know yet']);
  await userEvent.clear(box());
  expect(now()).toBe('');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: 'Bypass surgery' }));
  expect([now(), box().value]).toEqual(['b', 'Bypass']);
});

it('means a choice whose name is typed, and says why there are none', async () => {
  await open(<Form note="The list is away." />);
  expect(await screen.findByText('The list is away.')).toBeInTheDocument();
  expect(await options()).toEqual(['I do not know yet']);
  await userEvent.keyboard('i DO not know yet');
  expect(now()).toBe('unknown');
});
