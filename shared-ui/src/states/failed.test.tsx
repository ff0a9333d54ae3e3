import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedPart } from './failed-part';
import { FailedState } from './failed-state';

test('shows what failed, why, the reference for support, and Retry', async () => {
  const again = jest.fn();
  const failure = { message: 'The server did not answer.', reference: 'r-1' };
  render(<FailedPart what="Requests could not be read." failure={failure} onRetry={again} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Requests could not be read. The server did not answer. Reference for support: r-1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(again).toHaveBeenCalledTimes(1);
});

test('shows no reference without one', () => {
  render(
    <FailedState title="Nothing came" failure={{ message: 'Broken.' }} action={<button type="button">Retry</button>} />,
  );
  expect(screen.getByRole('heading', { name: 'Nothing came' })).toBeVisible();
  expect(screen.getByText('Broken.')).toBeVisible();
  expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
});
