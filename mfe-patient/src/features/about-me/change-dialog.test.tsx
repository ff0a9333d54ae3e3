import type { Companion } from '@ayana/contracts/journey';
import { resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import ChangeDialog from './change-dialog';

const companion: Companion = {
  id: '0190a000-0000-7000-8000-000000000002',
  journey_id: '0190a000-0000-7000-8000-000000000003',
  name: 'Amara',
  email: 'amara@people.example',
  relation: 'Sister',
  language: 'en',
  may: ['see_journey'],
  accepted_at: null,
  withdrawn_at: null,
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
};

beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('patient');
});

test('what is ticked stays when the same was saved in another window, and both versions are shown', async () => {
  let show: (companion: Companion) => void = () => undefined;
  function Page() {
    const [current, setCurrent] = useState(companion);
    useLayoutEffect(() => {
      show = setCurrent;
    }, []);
    return <ChangeDialog companion={current} reread={() => {}} onDone={() => {}} onClose={() => {}} />;
  }
  render(<Page />);
  const [first] = screen.getAllByRole('checkbox');
  await userEvent.click(first ?? document.body);
  const before = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  act(() => show({ ...companion, version: 2, may: ['see_journey', 'see_documents'] }));
  expect(screen.getByRole('region', { name: /saved this while you were editing/ })).toBeVisible();
  expect(screen.getAllByRole('radio', { name: /^(Yours|Saved by)/ })).toHaveLength(2);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual(before);
});
