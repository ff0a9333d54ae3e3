import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, FormDialog } from './index';

const labels = { submitLabel: 'Resolve', busyLabel: 'Saving', onClose: () => {} };

test('a form dialog sends its form and says why it was refused', async () => {
  const onSubmit = jest.fn<void, [{ preventDefault: () => void }]>((event) => event.preventDefault());
  const form = { busy: false, failure: null, formProps: { onSubmit } };
  const texts = { ...labels, title: 'Resolve SR-000123' };
  const { rerender } = render(
    <FormDialog {...texts} form={form}>
      <input aria-label="Note" />
    </FormDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(<FormDialog {...texts} form={{ ...form, busy: true, failure: 'It is closed already.' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It is closed already.');
  expect(screen.getByRole('button', { name: 'Saving' })).toBeVisible();
  rerender(<FormDialog {...texts} form={{ ...form, failure: 'It is closed already.' }} failure={null} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a confirmation says what happens, and does it once while it is busy', async () => {
  const onConfirm = jest.fn();
  const dialog = (busy: boolean) => (
    <ConfirmDialog
      {...labels}
      title="Retire it?"
      text="Nobody can ask for it."
      busy={busy}
      failure={null}
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
