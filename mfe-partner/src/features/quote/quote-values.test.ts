import { newLine } from '@ayana/case-kit/quote';
import { quoteTotal } from '@ayana/contracts/journey';
import { formOf, NEW_QUOTE, previewOf } from './quote-values';

const line = (label: string, quantity: string, price: string) => newLine([], { label, quantity, price });

test('the preview and what is sent have the same numbers; a line without anything is not shown', () => {
  const values = {
    ...NEW_QUOTE,
    lines: [line('Surgeon', '1', '2,500'), line('Room', '6', '140.50'), line('', '1', '')],
  };
  expect(quoteTotal(previewOf(values, []).lines)).toBe(250_000 + 6 * 14_050);
  expect(previewOf(values, []).lines).toHaveLength(2);
  expect(formOf(values).lines.map(({ unit_price }) => unit_price)).toEqual([250_000, 14_050, 0]);
});

test('the surgeon is named, or nobody is', () => {
  const values = { ...NEW_QUOTE, doctor_id: 'd' };
  expect(previewOf(values, [{ id: 'd', name: 'Dr Rao' }]).surgeon).toEqual({ id: 'd', name: 'Dr Rao' });
  expect([formOf(values).doctor_id, formOf(NEW_QUOTE).doctor_id]).toEqual(['d', null]);
});
