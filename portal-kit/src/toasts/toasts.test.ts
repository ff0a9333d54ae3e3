import { toast, useToasts } from './toasts';

it('shows one toast at a time, success for 5 s and failure for 7 s (spec sections 4 and 8)', () => {
  const first = toast.success('Success!', 'Sent.');
  expect(useToasts.getState().current).toMatchObject({ kind: 'success', duration: 5000 });
  toast.failure('Missing Information', 'Please select your country.');
  expect(useToasts.getState().current).toMatchObject({ kind: 'failure', title: 'Missing Information', duration: 7000 });
  toast.dismiss(first);
  expect(useToasts.getState().current?.kind).toBe('failure');
  toast.dismiss();
  expect(useToasts.getState().current).toBeNull();
});
