import { render, screen } from '@testing-library/react';
import { PaperPreview } from './paper-preview';

test('a paper that is on its way says so, in words that a screen reader may read', () => {
  const file = { url: null, failure: null, isShown: true, retry: () => {} };
  const { rerender } = render(<PaperPreview name="X-ray" type="image/png" file={file} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the paper');
  rerender(<PaperPreview name="X-ray" type="image/png" file={{ ...file, url: 'blob:picture' }} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('img', { name: /X-ray/ })).toHaveAttribute('src', 'blob:picture');
});
