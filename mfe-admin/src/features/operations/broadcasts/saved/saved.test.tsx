import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, fill, openAddress, pageOf, sampleOf } from '../../../../testing/open-address';

const LIST = '/admin/broadcast-management';
const english = { language: 'en', subject: 'Heavy rain', body: 'Stay inside.', text: null, link_label: null };
const french = { ...english, language: 'fr', subject: 'Pluie', body: 'Restez.' };
const template = sampleOf('BroadcastTemplateDto', {
  id: 'tpl',
  name: 'Rain',
  owner: { id: 'dana', name: 'Dana' },
  is_shared: true,
  purpose: 'mandatory',
  topic: null,
  channels: ['mail', 'bell'],
  texts: [english, french],
  variables: [{ name: 'hotel', language: 'en', value: 'Harbour Light' }],
  link: null,
  is_urgent: true,
  version: 3,
});
const audience = sampleOf('SavedViewDto', {
  id: 'view',
  name: 'Families from Kenya',
  query: 'roles=patient&countries=Kenya&with_families=true',
  owner: { id: 'dana', name: 'Dana' },
  is_shared: true,
});
const draft = sampleOf('BroadcastDetailDto', {
  id: 'b',
  title: 'Fog in Delhi',
  state: 'draft',
  incident: null,
  acts: [],
  purpose: 'mandatory',
  channels: ['mail'],
  texts: [english],
  variables: [],
  version: 1,
  audience: {
    kind: 'people',
    roles: ['patient'],
    countries: [],
    languages: [],
    stages: [],
    hospital_ids: [],
    arrives_from: null,
    arrives_until: null,
    journey_ids: [],
    with_patients: true,
    with_families: false,
  },
});
const ANSWERS: Answers = {
  'GET /broadcasts': pageOf(),
  'GET /broadcast-templates': { items: [template] },
  'GET /saved-views': { items: [audience] },
  'GET /broadcasts/{id}': draft,
  'POST /broadcasts': draft,
};

test('a broadcast begins with a template and a saved audience, and takes all that the template says', async () => {
  const { press, confirm, sent } = await openAddress(LIST, ANSWERS);
  await press('New broadcast');
  await screen.findByRole('dialog');
  await fill('Begin with', 'tpl');
  expect(await screen.findByDisplayValue('Heavy rain')).toBeInTheDocument();
  await fill('Subject in English', 'Heavier rain');
  await fill('Who gets it', audience.query);
  await waitFor(async () =>
    expect((await sent('POST /broadcasts/audience')).body).toMatchObject({
      audience: { roles: ['patient'], countries: ['Kenya'], with_families: true },
      channels: ['mail', 'bell'],
      languages: ['en', 'fr'],
    }),
  );
  await confirm('Begin the draft');
  await waitFor(async () =>
    expect((await sent('POST /broadcasts')).body).toMatchObject({
      title: 'Rain',
      purpose: 'mandatory',
      channels: ['mail', 'bell'],
      texts: [{ ...english, subject: 'Heavier rain' }, french],
      variables: template.variables,
      is_urgent: true,
      audience: { kind: 'people', countries: ['Kenya'], with_families: true },
    }),
  );
});

test('a promotion that begins with a notice goes by email only, and wakes nobody', async () => {
  const { press, confirm, sent } = await openAddress(LIST, ANSWERS);
  await press('Templates');
  const list = await screen.findByRole('dialog');
  expect(await within(list).findByText(/by Dana · shared/)).toBeInTheDocument();
  await confirm('Begin a broadcast with Rain');
  await screen.findByDisplayValue('Heavy rain');
  await fill('Purpose', 'promotion');
  await confirm('Begin the draft');
  await waitFor(async () =>
    expect((await sent('POST /broadcasts')).body).toMatchObject({
      purpose: 'promotion',
      topic: 'treatments',
      channels: ['mail'],
      is_urgent: false,
    }),
  );
});

test('an administrator renames and deletes a shared template, others only use it', async () => {
  const { press, confirm, sent, count } = await openAddress(LIST, {
    ...ANSWERS,
    'PATCH /broadcast-templates/{id}': template,
  });
  await press('Templates');
  await screen.findByRole('dialog');
  await confirm('Rename or share Rain');
  await fill('Name', 'Heavy rain');
  await confirm('Save template');
  await waitFor(async () =>
    expect(await sent('PATCH /broadcast-templates/tpl')).toMatchObject({
      body: { name: 'Heavy rain', is_shared: true },
      version: '"3"',
    }),
  );
  await screen.findByRole('button', { name: 'Begin a broadcast with Rain' });
  await confirm('Delete Rain');
  await confirm('Delete template');
  await waitFor(() => expect(count('DELETE /broadcast-templates/tpl')).toBe(1));
  const colleague = await openAddress(LIST, ANSWERS, 'ayana_staff');
  await colleague.press('Templates');
  await screen.findByRole('button', { name: 'Begin a broadcast with Rain' });
  expect(screen.queryByRole('button', { name: 'Rename or share Rain' })).toBeNull();
});

test('a broadcast is kept as a template, new or in the place of one', async () => {
  const { press, confirm, sent } = await openAddress(`${LIST}/b`, {
    ...ANSWERS,
    'POST /broadcast-templates': template,
  });
  await press('Save as a template');
  await screen.findByRole('dialog');
  await fill('Name', 'Fog');
  await confirm('Save template');
  await waitFor(async () =>
    expect((await sent('POST /broadcast-templates')).body).toEqual({
      broadcast_id: 'b',
      name: 'Fog',
      is_shared: true,
    }),
  );
  await press('Save as a template');
  await screen.findByRole('dialog');
  await fill('Save as', 'tpl');
  await confirm('Save template');
  await waitFor(async () =>
    expect(await sent('PATCH /broadcast-templates/tpl')).toMatchObject({
      body: { broadcast_id: 'b' },
      version: '"3"',
    }),
  );
});

test('on a draft, a saved audience is chosen, counted and changed, and what is ticked is saved', async () => {
  const { press, confirm, sent } = await openAddress(`${LIST}/b`, ANSWERS);
  await press(/^Families from Kenya/);
  await waitFor(async () =>
    expect((await sent('POST /broadcasts/audience')).body).toMatchObject({
      audience: { countries: ['Kenya'], with_families: true },
    }),
  );
  await press('Families and companions of these people too', 'checkbox');
  await press('Save this audience');
  await screen.findByRole('dialog');
  await fill('Name', 'Patients from Kenya');
  await confirm('Save audience');
  await waitFor(async () =>
    expect((await sent('POST /saved-views')).body).toEqual({
      list: 'broadcast-audiences',
      name: 'Patients from Kenya',
      query: 'roles=patient&countries=Kenya',
      is_shared: false,
    }),
  );
  expect(screen.queryByRole('button', { name: /^Open this list with/ })).toBeNull();
});
