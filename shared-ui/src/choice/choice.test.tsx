import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioCards, SlotPicker } from './index';

const TIMES = ['9:00 AM', '10:00 AM', '11:00 AM'] as const;

function Times({ error }: { error?: string }) {
  const [time, setTime] = useState<string | null>(null);
  return (
    <SlotPicker
      legend="At what time?"
      name="time"
      value={time}
      onChange={setTime}
      error={error}
      slots={TIMES.map((value) => ({ value, primary: value, secondary: '1:00 PM', disabled: value === '11:00 AM' }))}
    />
  );
}

test('slots are chosen by pointer and arrow keys, which skip unavailable ones', async () => {
  const user = userEvent.setup();
  render(<Times />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: /9:00 AM/ })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: /10:00 AM/ })).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: /9:00 AM/ })).toBeChecked();
  await user.click(screen.getByText('10:00 AM'));
  expect(screen.getByRole('radio', { name: /10:00 AM/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /11:00 AM/ })).toBeDisabled();
});

test('an error belongs to the whole group', () => {
  render(<Times error="Please select a preferred time." />);
  expect(screen.getByRole('group', { name: /At what time/ })).toHaveAccessibleDescription(
    'Please select a preferred time.',
  );
});

test('a card is a radio with a label and a description', async () => {
  const chosen = jest.fn();
  render(
    <RadioCards
      legend="How would you like to talk?"
      name="type"
      value={null}
      onChange={chosen}
      options={[
        { value: 'video', label: 'Video Consultation', detail: '45 minutes' },
        { value: 'phone', label: 'Phone Consultation', detail: '30 minutes' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Phone Consultation 30 minutes' }));
  expect(chosen).toHaveBeenCalledWith('phone');
});
