import { render, screen, within } from '@testing-library/react';
import { JourneyLine, type JourneyStop } from './index';

const stateWords = { done: 'done', now: 'now', later: 'later', broken: 'stopped', gated: 'waits' };
const stops: JourneyStop[] = [
  { id: 'quotes', label: 'Quotes', state: 'now' },
  { id: 'decision', label: 'Decision', state: 'later' },
];

test('a part of a line keeps the numbers of the whole line', () => {
  render(<JourneyLine stops={stops} first={4} label="The journey" stateWords={stateWords} layout="vertical" />);
  const [first, second] = within(screen.getByRole('list', { name: 'The journey' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('4Quotesnow');
  expect(first).toHaveAttribute('aria-current', 'step');
  expect(second).toHaveTextContent('5Decisionlater');
});
