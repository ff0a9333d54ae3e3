import type { QuantityKind } from '@ayana/contracts/numbers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field';
import { QuantityInput } from './index';

function Example({ kind, unit }: { kind: QuantityKind; unit?: string }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Amount" hint="As agreed">
      <QuantityInput
        kind={kind}
        {...(unit === undefined ? {} : { unit })}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </Field>
  );
}

const control = (): HTMLElement => screen.getByRole('textbox', { name: 'Amount' });

test.each([
  ['12,50', '12.50 US dollars'],
  ['1,250', '1,250 US dollars'],
  ['1,25,000', '125,000 US dollars'],
  ['١٬٢٥٠٫٥٠', '1,250.50 US dollars'],
])('money typed as %s is said as %s', async (typed, said) => {
  render(<Example kind="money" />);
  await userEvent.type(control(), typed);
  expect(control()).toHaveAccessibleDescription(`As agreed ${said}`);
});

test('a dose with two readings asks, and takes the one that is chosen', async () => {
  render(<Example kind="measure" unit="mg" />);
  await userEvent.type(control(), '1,125');
  expect(screen.getByRole('group', { name: 'Which do you mean?' })).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['1125 mg', '1.125 mg']);
  await userEvent.click(screen.getByRole('button', { name: '1.125 mg' }));
  expect(control()).toHaveAccessibleDescription('As agreed 1.125 mg');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a plain number needs no word, and what is none has none', async () => {
  render(<Example kind="measure" unit="mg" />);
  await userEvent.type(control(), '2.5');
  expect(control()).toHaveAccessibleDescription('As agreed');
  await userEvent.type(control(), 'x');
  expect(control()).toHaveAccessibleDescription('As agreed');
});
