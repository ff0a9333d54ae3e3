import { screen, waitFor } from '@testing-library/react';
import { fill, openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';

const NEEDS = '/admin/resource-mobilization';
const need = sampleOf('ResourceNeedDetailDto', {
  id: 'need',
  kind: 'ambulance',
  quantity: 1,
  committed: 0,
  title: 'From the hotel',
});
const resource = { ...sampleOf('ResourceCommitmentDto').resource, id: 'car', name: 'Ambulance 7' };
const commitment = (transitions: readonly string[]) =>
  sampleOf('ResourceCommitmentDto', { id: 'given', version: 3, resource, transitions: transitions as never });

test.each([
  [['commit'], 'Commit', 'commit'],
  [['dispatch'], 'Send it', 'dispatch'],
  [['arrive'], 'It has arrived', 'arrive'],
  [['release'], 'Release', 'release'],
])('with %p the next step is %s', async (transitions, button, name) => {
  const { press, sent } = await openAddress(`${NEEDS}/needs/need`, {
    'GET /resource-needs/{id}': { ...need, commitments: [commitment(transitions)] },
  });
  await press(button);
  await waitFor(async () =>
    expect(await sent('POST /resource-commitments/given/transitions')).toMatchObject({
      body: { name },
      version: '"3"',
    }),
  );
});

test('what is at another place in this time is refused in words', async () => {
  const { press } = await openAddress(`${NEEDS}/needs/need`, {
    'GET /resource-needs/{id}': { ...need, commitments: [commitment(['commit'])] },
    'POST /resource-commitments/{id}/transitions': () =>
      refusal(409, 'slot_taken', { detail: 'It is at another place in this time.' }),
  });
  await press('Commit');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is at another place in this time.');
});

test.each([
  [1, 'As much is committed as is needed.'],
  [0, /missing|1/],
])('with %i of one committed it says so', async (committed, text) => {
  await openAddress(`${NEEDS}/needs/need`, { 'GET /resource-needs/{id}': { ...need, committed } });
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('a need says what it is for and where', async () => {
  const city = { id: 'pune', name: 'Pune' };
  const { press, confirm, sent, where } = await openAddress(NEEDS, {
    'GET /cities': pageOf(city),
    'POST /resource-needs': need,
  });
  await press('New need');
  await confirm('Ask for it');
  expect(await screen.findByText('Please say what it is for.')).toBeInTheDocument();
  await fill('What for', 'From the hotel');
  await fill('City', 'Pune');
  await confirm(/^Pune/);
  await confirm('Ask for it');
  await waitFor(() => expect(where()).toBe(`${NEEDS}/needs/need`));
  expect((await sent('POST /resource-needs')).body).toMatchObject({ title: 'From the hotel', city_id: 'pune' });
});
