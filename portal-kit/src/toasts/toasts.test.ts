import { resetKit, shownToast } from '../testing';
import { toast, useToasts } from './toasts';

beforeEach(resetKit);

it('shows one toast at a time, success for 5 s and failure for 7 s (spec sections 4 and 8)', () => {
  const first = toast.success('Success!', 'Sent.');
  expect(shownToast()).toMatchObject({ kind: 'success', duration: 5000 });
  toast.failure('Missing Information', 'Please select your country.');
  expect(shownToast()).toMatchObject({ kind: 'failure', title: 'Missing Information', duration: 7000 });
  toast.dismiss(first);
  expect(shownToast()?.kind).toBe('failure');
  toast.dismiss();
  expect(shownToast()).toBeNull();
});

it('keeps secondary toasts beside it', () => {
  toast.failure('Submission Failed', 'Please try again.');
  toast.secondary('Saved', 'Your data was saved.');
  toast.secondary('Signed out', 'The other devices were signed out.');
  expect(shownToast()?.title).toBe('Submission Failed');
  expect(useToasts.getState().secondary.map(({ title }) => title)).toEqual(['Saved', 'Signed out']);
});
