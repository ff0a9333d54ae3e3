import { act, fireEvent, render, screen } from '@testing-library/react';

import { type LazyDialogProps, useLazyDialog } from './use-lazy-dialog';

const Ask = ({ open }: LazyDialogProps) => (open ? <div role="dialog">Ask</div> : null);
const load = () => Promise.resolve(Ask);

function Page() {
  const { triggerProps, dialog } = useLazyDialog(load, {});
  return (
    <>
      <a href="/consultation" {...triggerProps}>
        Start
      </a>
      {dialog}
    </>
  );
}

test('a click is visible before its dialog opens, even when its code has loaded', async () => {
  render(<Page />);
  const link = screen.getByRole('link');
  fireEvent.pointerEnter(link);
  await act(async () => undefined);
  await act(async () => void fireEvent.click(link));
  expect([link.getAttribute('aria-busy'), link.style.opacity]).toEqual(['true', '0.55']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('dialog');
  expect(link.hasAttribute('aria-busy')).toBe(false);
});
