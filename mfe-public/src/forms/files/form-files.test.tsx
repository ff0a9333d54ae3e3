import { type SendOutcome, sendForm } from '@ayana/portal-kit';
import { FORM_SECRET_HEADER } from '@ayana/contracts/rules';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { usePageForm } from '../use-page-form';
import { FormFilesField } from './form-files-field';

const mockTargets: { endpoint: string; headers: Record<string, string> }[] = [];
const mockDone: ((id: string) => void)[] = [];
jest.mock('../../../../portal-kit/src/screens/uploads/transfer', () => ({
  transferOf: (
    _file: File,
    _type: string,
    events: { done: (id: string) => void },
    target: { endpoint: string; headers: Record<string, string> },
  ) => {
    mockTargets.push(target);
    mockDone.push(events.done);
    return { start: jest.fn(), pause: jest.fn(), cancel: jest.fn(), arrived: () => 0 };
  },
}));
const mockDelete = jest.fn((..._args: unknown[]) => Promise.resolve({}));
jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  sendForm: jest.fn(),
  api: { DELETE: (...args: unknown[]) => mockDelete(...args) },
}));
const send = jest.mocked(sendForm);
const accepted: SendOutcome = { kind: 'accepted', answer: { success: true, message: 'Thank you.' } };

function Form() {
  const form = usePageForm({
    type: 'contact',
    takesFiles: true,
    initial: { email: '' },
    problems: () => [],
    payload: ({ email }) => ({ email, first_name: '', last_name: '' }),
  });
  return (
    <form {...form.formProps}>
      <input aria-label="E-mail" {...form.control('email')} />
      <FormFilesField files={form.files} {...form.filesPlace()} />
      <button type="submit">Send</button>
    </form>
  );
}

const open = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Form /> }])} />);
const button = (name: string) => screen.getByRole('button', { name });
const press = () => act(async () => button('Send').click());
const pdf = (name: string): File => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

/** Opens the uploader and chooses files, as a visitor does. */
async function choose(...names: string[]): Promise<void> {
  if (screen.queryByRole('group', { name: 'Reports and pictures' }) === null) {
    fireEvent.click(button('Add reports or pictures'));
    await screen.findByRole('group', { name: 'Reports and pictures' });
  }
  const input = document.querySelector('input[type=file][multiple]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No choice of files');
  const before = mockDone.length;
  fireEvent.change(input, { target: { files: names.map(pdf) } });
  await waitFor(() => expect(mockDone.length).toBeGreaterThan(before));
}
const arrive = (index: number, id: string) => act(async () => mockDone[index]?.(id));
const sentWith = (call: number) => [send.mock.calls[call]?.[1], send.mock.calls[call]?.[3]];

// Its code is there: what is tested is not how long it takes to load.
beforeAll(() => import('./form-uploader'));
beforeEach(() => {
  mockTargets.length = 0;
  mockDone.length = 0;
  mockDelete.mockClear();
  send.mockReset();
  send.mockResolvedValue(accepted);
  sessionStorage.clear();
});

test('the uploader comes when it is opened; its files go with the form, and the next form has a secret of its own', async () => {
  open();
  expect(document.querySelector('input[type=file]')).toBeNull();
  await choose('report.pdf');
  const secret = mockTargets[0]?.headers[FORM_SECRET_HEADER] ?? '';
  expect([mockTargets[0]?.endpoint, secret]).toEqual(['/api/form-uploads', expect.stringMatching(/^[0-9a-f]{48}$/)]);
  await arrive(0, 'upload-1');
  await press();
  expect(sentWith(0)).toEqual([
    expect.objectContaining({ upload_ids: ['upload-1'] }),
    { [FORM_SECRET_HEADER]: secret },
  ]);
  await press();
  expect(sentWith(1)).toEqual([expect.not.objectContaining({ upload_ids: expect.anything() }), undefined]);
  await choose('other.pdf');
  expect(mockTargets[1]?.headers[FORM_SECRET_HEADER]).not.toBe(secret);
});

test('a form waits for a file that is on its way', async () => {
  open();
  await choose('report.pdf');
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText(/A file is still on its way/)).toBeVisible();
  await arrive(0, 'upload-1');
  expect(screen.queryByText(/A file is still on its way/)).toBeNull();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what has arrived is there after a reload, with its secret', async () => {
  const { unmount } = open();
  await choose('report.pdf');
  await arrive(0, 'upload-1');
  unmount();
  open();
  expect(await screen.findByText('report.pdf')).toBeVisible();
  await press();
  expect(sentWith(0)).toEqual([expect.objectContaining({ upload_ids: ['upload-1'] }), mockTargets[0]?.headers]);
});

test('a file is removed on the server, too', async () => {
  open();
  await choose('report.pdf');
  await arrive(0, 'upload-1');
  fireEvent.click(button('Remove report.pdf'));
  expect(mockDelete).toHaveBeenCalledWith('/form-uploads/{id}', {
    params: { path: { id: 'upload-1' }, header: expect.objectContaining(mockTargets[0]?.headers) },
  });
  await press();
  expect(sentWith(0)[0]).not.toHaveProperty('upload_ids');
});

test('ten files at most', async () => {
  open();
  await choose(...Array.from({ length: 12 }, (_each, index) => `${index}.pdf`));
  expect(screen.getAllByRole('progressbar')).toHaveLength(10);
  expect(screen.getByText(/10 files can go with this form/)).toBeVisible();
});

test('files that waited too long are named before anything is sent', async () => {
  open();
  await choose('report.pdf');
  await arrive(0, 'upload-1');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 56 * 60_000);
  await press();
  now.mockRestore();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText(/no longer here: report.pdf/)).toBeVisible();
});

test('what the server says about a file is shown at the files', async () => {
  send.mockResolvedValueOnce({
    kind: 'refused',
    message: 'No.',
    fields: [{ field: 'upload_ids', message: 'report.pdf: File extension does not match file type' }],
  });
  open();
  await choose('report.pdf');
  await arrive(0, 'upload-1');
  await press();
  expect(screen.getByText('report.pdf: File extension does not match file type')).toBeVisible();
  fireEvent.click(button('Remove report.pdf'));
  expect(screen.queryByText(/File extension does not match/)).toBeNull();
});
