import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './index';

test('a button that is not ready is announced as disabled and still says what is missing when clicked', async () => {
  const pressed = jest.fn();
  render(
    <Button notReady onClick={pressed}>
      Request consultation
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Request consultation' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a busy button ignores clicks and form submits, and keeps the focus', async () => {
  const pressed = jest.fn();
  const sent = jest.fn();
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy busyLabel="Sending" onClick={pressed}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(pressed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('a link can look like a button and stays a link', () => {
  render(
    <Button as="a" href="/services">
      All services
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'All services' });
  expect(link).toHaveAttribute('href', '/services');
  expect(link).not.toHaveAttribute('type');
});
