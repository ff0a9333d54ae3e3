import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Account } from '../api';
import { AccountSection } from './account-section';

const account = {
  id: '0190a000-0000-7000-8000-000000000001',
  role: 'doctor',
  first_name: 'Amara',
  last_name: 'Example',
  phone: null,
  country: null,
  city: null,
  date_of_birth: null,
  time_zone: null,
  language: 'en',
  languages: [{ tag: 'en', name: 'English' }],
  name: 'Amara Example',
  version: 1,
} as unknown as Account;

let api: ReturnType<typeof answerApi>;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('doctor');
  api = answerApi({
    'PATCH /auth/account': { ...account, version: 2 },
    'POST /auth/refresh': null,
  });
});
afterEach(() => api.restore());

const open = (of: Account = account) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <AccountSection account={of} /> }])} />);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
/** At once: typed key by key, a list of all countries takes seconds on a busy machine. */
const enter = (label: RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: RegExp): string => screen.getByLabelText<HTMLInputElement>(label).value;
const saved = async (): Promise<unknown> => {
  const request = api.requests.find(({ method }) => method === 'PATCH');
  return request?.json();
};

test('with one language the account is saved, although nothing asks for the language', async () => {
  open();
  enter(/^Country/, 'Kenya');
  // It begins with the country's code.
  const phone = screen.getByLabelText<HTMLInputElement>(/^Phone/);
  enter(/^Phone/, `${phone.value}700 000 014`);
  enter(/^Date of birth/, '1990-05-04');
  await save();
  await waitFor(async () =>
    expect(await saved()).toMatchObject({ country: 'Kenya', phone: '+254 700 000 014', date_of_birth: '1990-05-04' }),
  );
  expect(screen.queryByText(/Please enter/)).toBeNull();
}, 20_000);

test('what is typed stays when the profile was changed in another window, and both versions are shown', async () => {
  let show: (account: Account) => void = () => undefined;
  function Page() {
    const [current, setCurrent] = useState(account);
    useLayoutEffect(() => {
      show = setCurrent;
    }, []);
    return <AccountSection account={current} />;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  enter(/^City/, 'Nairobi');
  act(() => show({ ...account, version: 2, city: 'Mombasa', country: 'Kenya' }));
  expect(valueOf(/^City/)).toBe('Nairobi');
  expect(valueOf(/^Country/)).toBe('');
  const region = screen.getByRole('region', { name: 'Amara Example saved this while you were editing' });
  expect(region.textContent).toMatch(/Mombasa.*Nairobi/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
  expect(valueOf(/^City/)).toBe('Nairobi');
  expect(valueOf(/^Country/)).toBe('Kenya');
  enter(/^Phone/, '+254 700 000 014');
  await save();
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"2"'),
  );
}, 20_000);

test('a person with one name only has no last name', async () => {
  open({ ...account, last_name: null });
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have one name only' }));
  expect(screen.queryByLabelText(/^Last name/)).toBeNull();
  enter(/^Name/, 'Sukarno');
  await save();
  expect(await saved()).toMatchObject({ first_name: 'Sukarno', last_name: '' });
});
