import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, DialogBar, DialogBody } from './index';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Start Your Journey
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Free consultation" description="No obligation.">
        <DialogBody>
          <input aria-label="First name" />
        </DialogBody>
        <DialogBar>
          <button type="button">Request</button>
        </DialogBar>
      </Dialog>
    </>
  );
}

test('the dialog is named, gets the focus, closes by Escape and restores the focus', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Start Your Journey' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Free consultation' });
  expect(dialog).toHaveAccessibleDescription('No obligation.');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Free consultation' })).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});
