import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentList } from './document-list';
import { fileSize } from './file-names';
import type { UploadRow } from './upload-row';
import { Uploader } from './uploader';

const pdf = new File(['%PDF-1.4'], 'scan.pdf', { type: 'application/pdf' });
const row = (over: Partial<UploadRow> = {}): UploadRow => ({
  key: '1',
  name: 'scan.pdf',
  type: 'application/pdf',
  size: 1000,
  sent: 250,
  state: 'sending',
  failure: null,
  ...over,
});
const handlers = () => ({
  accept: '.pdf',
  onAdd: jest.fn(),
  onPause: jest.fn(),
  onResume: jest.fn(),
  onRemove: jest.fn(),
});

test('files are dropped on the uploader', () => {
  const on = handlers();
  render(<Uploader label="Add papers" items={[]} {...on} />);
  fireEvent.drop(screen.getByRole('group', { name: 'Add papers' }), { dataTransfer: { files: [pdf] } });
  expect(on.onAdd).toHaveBeenCalledWith([pdf]);
});

test('where no more can be added, the button says why', async () => {
  const on = handlers();
  render(<Uploader label="Add papers" items={[]} disabled note="Ten are enough." {...on} />);
  const choose = screen.getByRole('button', { name: 'Choose files' });
  expect(choose).toHaveAttribute('aria-disabled', 'true');
  expect(choose).toHaveAccessibleDescription(expect.stringContaining('Ten are enough.'));
  fireEvent.drop(screen.getByRole('group', { name: 'Add papers' }), { dataTransfer: { files: [pdf] } });
  expect(on.onAdd).not.toHaveBeenCalled();
});

test('the focus stays near a file that is removed', async () => {
  const user = userEvent.setup();
  const on = handlers();
  const { rerender } = render(<Uploader label="Add papers" items={[row()]} {...on} />);
  await user.click(screen.getByRole('button', { name: 'Remove scan.pdf' }));
  rerender(<Uploader label="Add papers" items={[]} {...on} />);
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
});

test('an upload shows its progress, and is paused, continued, tried again and removed', async () => {
  const user = userEvent.setup();
  const on = handlers();
  const { rerender } = render(<Uploader label="Add papers" items={[row()]} {...on} />);
  expect(screen.getByRole('progressbar', { name: 'Upload of scan.pdf' })).toHaveAttribute('value', '250');
  expect(screen.getByText('25 % · 1,000 bytes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause scan.pdf' }));
  rerender(<Uploader label="Add papers" items={[row({ state: 'paused' })]} {...on} />);
  await user.click(screen.getByRole('button', { name: 'Continue scan.pdf' }));
  const failed = row({ state: 'failed', failure: 'The server could not be reached.' });
  rerender(<Uploader label="Add papers" items={[failed]} {...on} />);
  await user.click(screen.getByRole('button', { name: 'Try scan.pdf again' }));
  await user.click(screen.getByRole('button', { name: 'Remove scan.pdf' }));
  expect([on.onPause, on.onResume, on.onRemove].map((each) => each.mock.calls)).toEqual([
    [['1']],
    [['1'], ['1']],
    [['1']],
  ]);
});

test('a file that is refused says what to do, with a way to ask', () => {
  const refused = row({ name: 'scan.dcm', state: 'refused', failure: 'File type not allowed' });
  render(
    <Uploader
      label="Add papers"
      items={[refused]}
      adviceOf={() => 'Send it as JPEG.'}
      help={<a href="/messages">Write to your case manager</a>}
      {...handlers()}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /File type not allowed.*Send it as JPEG\..*Write to your case manager/,
  );
});

test('a screen reader says what becomes of a file', () => {
  const on = handlers();
  const { rerender } = render(<Uploader label="Add papers" items={[row({ state: 'finishing' })]} {...on} />);
  rerender(<Uploader label="Add papers" items={[]} {...on} />);
  expect(screen.getByRole('status')).toHaveTextContent('scan.pdf was uploaded.');
  const refused = row({ key: '2', state: 'refused', failure: 'File type not allowed' });
  rerender(<Uploader label="Add papers" items={[refused]} {...on} />);
  expect(screen.getByRole('status')).toHaveTextContent('scan.pdf: File type not allowed');
});

test('a file is downloaded, and removed once that is confirmed', async () => {
  const user = userEvent.setup();
  const onDownload = jest.fn(() => Promise.resolve('You are offline.'));
  const onRemove = jest.fn(() => Promise.resolve(null));
  const document = { id: '7', name: 'scan.pdf', type: 'application/pdf', size: 2_500_000 };
  render(<DocumentList label="Papers" empty="" documents={[document]} onDownload={onDownload} onRemove={onRemove} />);
  expect(screen.getByText('PDF · 2.4 MB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download scan.pdf' }));
  expect(await screen.findByText('The download did not begin. You are offline.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove scan.pdf' }));
  expect(onRemove).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledWith(document);
});

test.each([
  [12, '12 bytes'],
  [340_000, '332 kB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are shown as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
