import { render, screen, within } from '@testing-library/react';
import { Stepper, type StepperStep } from './index';

const steps: StepperStep[] = [
  { id: 'asked', label: 'Received', state: 'done', note: '2 Nov' },
  { id: 'approval', label: 'Approval', state: 'skipped' },
  { id: 'work', label: 'In progress', state: 'current' },
  { id: 'end', label: 'Closed', state: 'upcoming' },
];
const items = (): HTMLElement[] => within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');

test('each step says its state in a word, and the current one is marked', () => {
  render(<Stepper label="Progress" steps={steps} />);
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Receiveddone2 Nov',
    'Approvalskipped',
    '3In progressnow',
    '4Closedlater',
  ]);
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
});

test('a step that waits is where it is now; a failed one says so', () => {
  render(
    <Stepper
      label="Progress"
      steps={[
        { id: 'a', label: 'Approval', state: 'waiting' },
        { id: 'b', label: 'Work', state: 'failed' },
      ]}
    />,
  );
  expect(items()[0]).toHaveAttribute('aria-current', 'step');
  expect(items().map(({ textContent }) => textContent)).toEqual(['Approvalwaits for an answer', 'Workfailed']);
});

test('a part of the steps keeps the numbers of the whole', () => {
  render(<Stepper label="Progress" steps={steps.slice(2)} first={3} layout="vertical" />);
  expect(items().map(({ textContent }) => textContent)).toEqual(['3In progressnow', '4Closedlater']);
});

test('as dots it reads where it is, past what was skipped', () => {
  const { rerender } = render(<Stepper label="Progress" steps={steps} layout="mini" />);
  expect(screen.getByText('Progress: 3/4, In progress, now')).toBeInTheDocument();
  rerender(<Stepper label="Progress" steps={steps.slice(0, 2)} layout="mini" />);
  expect(screen.getByText('Progress: done')).toBeInTheDocument();
});
