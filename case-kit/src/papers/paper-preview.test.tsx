import { render, screen } from '@testing-library/react';
import { PaperPreview } from './paper-preview';
import type { CaseDocument } from './papers.api';
import { usePaperFile } from './use-paper-file';

jest.mock('./use-paper-file');

test('a paper that is on its way says so, in words that a screen reader may read', () => {
  const paper = { file_name: 'X-ray', kind: 'imaging', media_type: 'image/png' } as CaseDocument;
  const file = { url: null, failure: null, isShown: true, retry: () => {} };
  jest.mocked(usePaperFile).mockReturnValue(file);
  const { rerender } = render(<PaperPreview paper={paper} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the paper');
  jest.mocked(usePaperFile).mockReturnValue({ ...file, url: 'blob:picture' });
  rerender(<PaperPreview paper={paper} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('img', { name: /X-ray/ })).toHaveAttribute('src', 'blob:picture');
});
