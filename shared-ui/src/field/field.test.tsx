import { render, screen } from '@testing-library/react';
import { DateInput, Field, Select, TextArea, TextInput } from './index';

test('label, hint and error belong to the control', () => {
  render(
    <Field label="City" hint="Where you live" error="Please enter your city." required id="city">
      <TextInput name="city" />
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'City' });
  expect(control).toHaveAttribute('id', 'city');
  expect(control).toHaveAccessibleDescription('Please enter your city. Where you live');
  expect(control).toBeInvalid();
  expect(control).toBeRequired();
});

test('a valid field shows no error, and keeps the live region', () => {
  const { container } = render(
    <Field label="Phone" optional>
      <TextInput type="tel" />
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Phone (optional)' });
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).not.toBeRequired();
  expect(control).toHaveAttribute('dir', 'ltr');
  expect(container.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
});

test.each([
  ['a list', <Select key="a" defaultValue="" />, 'combobox'],
  ['lines of text', <TextArea key="b" />, 'textbox'],
])('%s is wired by itself', (_, control, role) => {
  render(
    <Field label="Choice" error="Choose one.">
      {control}
    </Field>,
  );
  expect(screen.getByRole(role, { name: 'Choice' })).toHaveAccessibleDescription('Choose one.');
});

test('a date is wired as well, and a control outside a field still works', () => {
  render(
    <>
      <Field label="Day">
        <DateInput min="2026-11-20" />
      </Field>
      <TextInput aria-label="Alone" />
    </>,
  );
  expect(screen.getByLabelText('Day')).toHaveAttribute('type', 'date');
  expect(screen.getByRole('textbox', { name: 'Alone' })).toHaveAttribute('dir', 'auto');
});
