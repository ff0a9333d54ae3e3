import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, FormDialog } from './index';

const quiet = { submitLabel: 'Resolve', busyLabel: 'Saving', busy: false, failure: null, onClose: () => {} };

test('a form dialog sends its form and says why it was refused', async () => {
  const onSubmit = jest.fn<void, [{ preventDefault: () => void }]>((event) => event.preventDefault());
  const { rerender } = render(
    <FormDialog {...quiet} title="Resolve SR-000123" formProps={{ onSubmit }}>
      <input aria-label="Note" />
    </FormDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(
    <FormDialog {...quiet} title="Resolve SR-000123" formProps={{ onSubmit }} failure="It is closed already." />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It is closed already.');
});

test('a confirmation says what happens, and does it once while it is busy', async () => {
  const onConfirm = jest.fn();
  const dialog = (busy: boolean) => (
    <ConfirmDialog
      {...quiet}
      title="Retire it?"
      text="Nobody can ask for it."
      busy={busy}
      onConfirm={onConfirm}
      danger
    />
  );
  const { rerender } = render(dialog(false));
  expect(screen.getByRole('dialog', { name: 'Retire it?' })).toHaveAccessibleDescription('Nobody can ask for it.');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  rerender(dialog(true));
  await userEvent.click(screen.getByRole('button', { name: 'Saving' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
