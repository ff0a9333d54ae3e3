import type { KnownPerson } from '@ayana/contracts/journey';
import { screen, waitFor, within } from '@testing-library/react';
import { fill, openAddress, sampleOf } from '../../../testing/open-address';

const enquiry = (
  id: string,
  over: Partial<KnownPerson['enquiries'][number]> = {},
): KnownPerson['enquiries'][number] => ({
  id,
  kind: 'consultation',
  status: 'new',
  name: 'Claire Mbarga',
  email: 'claire@people.example',
  phone: '+237655011001',
  country: 'Cameroon',
  treatment: 'My knee',
  received_at: '2026-11-01T08:00:00Z',
  due_at: '2026-11-02T08:00:00Z',
  assigned_to: null,
  match: 'email',
  is_apart: false,
  ...over,
});
const claire: KnownPerson = {
  ...sampleOf('KnownPersonDto'),
  id: 'one',
  name: 'Claire Mbarga',
  emails: ['claire@people.example'],
  phones: ['+237655011001'],
  country: 'Cameroon',
  city: null,
  time_zone: null,
  enquiries: [enquiry('one', { match: 'asked' }), enquiry('two', { name: 'C. Mbarga', match: 'phone' })],
  accounts: [],
  requests: [],
  cases: [
    {
      journey_id: 'case',
      case_number: 'AY-7K2Q4',
      status: 'open',
      current_stage: 1,
      treatment: 'Knee replacement',
      case_manager: null,
      created_at: '2026-11-03T08:00:00Z',
    },
  ],
  intake: [
    {
      case_id: 'early',
      case_number: 'AY-8H3R5',
      source: 'consultation',
      treatment: null,
      created_at: '2026-11-04T08:00:00Z',
    },
  ],
  links: [],
  is_cut: false,
};
const open = (answers = {}) => openAddress('/admin/persons/one', { 'GET /persons/{id}': claire, ...answers });

test('all that there is of a person is on one page, each leading to its own', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Claire Mbarga' })).toBeInTheDocument();
  expect(screen.getByText('2 enquiries and 1 case')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'AY-7K2Q4 · Knee replacement' })).toHaveAttribute(
    'href',
    '/case-manager/cases/case',
  );
  const early = screen.getByRole('link', { name: 'AY-8H3R5' });
  expect(early).toHaveAttribute('href', '/case-manager/intake/early');
  expect(early.closest('li')).toHaveTextContent('No journey yet');
  expect(screen.getAllByRole('link', { name: 'My knee' })[1]).toHaveAttribute('href', '/admin/inbox?request=two');
  expect(screen.getByText('Same telephone number')).toBeInTheDocument();
  expect(screen.getByText('Joined by address and telephone number only.')).toBeInTheDocument();
});

test('another is merged with a reason, found by name', async () => {
  const found = {
    kind: 'enquiries',
    items: [{ id: 'other', title: 'Keya', subtitle: 'k@x.example', state: 'new' }],
    more: false,
  };
  const { press, confirm, sent } = await open({
    'GET /search/portal': { groups: [found] },
    'POST /persons/{id}/merges': claire,
  });
  await press('Merge with another');
  await confirm('Merge');
  expect(await screen.findByText('Please choose an enquiry, a request or a case.')).toBeInTheDocument();
  await fill('The other enquiry or case', 'Keya');
  await confirm(/^Keya/);
  await fill('Reason', 'Her daughter wrote for her.');
  await confirm('Merge');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('POST /persons/one/merges')).body).toEqual({
    other_id: 'other',
    reason: 'Her daughter wrote for her.',
  });
});

test('a record of someone else is taken out with a reason', async () => {
  const { press, confirm, sent } = await open({ 'POST /persons/{id}/separations': claire });
  await press(/^Not this person.*C\. Mbarga$/);
  await confirm('Take out');
  expect(await within(screen.getByRole('dialog')).findByText('Please say why.')).toBeInTheDocument();
  await fill('Reason', 'Her sister.');
  await confirm('Take out');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('POST /persons/one/separations')).body).toEqual({ record_id: 'two', reason: 'Her sister.' });
});
