import type { components } from '@ayana/contracts/api';
import { openPage, portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@ayana/case-kit/absence';
import { organisationLoader } from './organisation.api';
import { Component as OrganisationPage } from './organisation-page';
import './propose-doctor-dialog';
import './proposed-doctor-dialog';
import './proposed-doctors-card';
import './remove-template-dialog';
import './template-dialog';
import './templates-card';

const api = portalApi('partner/hospital');
type Schemas = components['schemas'];
const ME = '00000000-0000-7000-8000-000000000001';
const LATER = '2099-01-01T10:00:00Z';
const member = (name: string, over: Partial<Schemas['OrganisationMemberDto']> = {}) =>
  sampleOf('OrganisationMemberDto', {
    user_id: `u-${name}`,
    name,
    email: `${name}@people.example`,
    role: 'member',
    absence: null,
    ...over,
  });
const organisation = (over: Partial<Schemas['OrganisationDetailDto']> = {}) =>
  sampleOf('OrganisationDetailDto', {
    id: 'org',
    name: 'Lantern Bay',
    kind: 'hospital',
    own_role: 'member',
    members: [member('Asha', { user_id: ME }), member('Ravi'), member('Tara', { role: 'read_only' })],
    hospitals: [sampleOf('OrganisationHospitalDto', { id: 'h1' })],
    doctors: [],
    proposed_doctors: [],
    ...over,
  });
const proposed = (over: Partial<Schemas['ProposedDoctorDto']> = {}) =>
  sampleOf('ProposedDoctorDto', {
    id: 'd1',
    full_name: 'Dr Asha Menon',
    email: 'asha@people.example',
    doctor_id: null,
    entry: null,
    invitation: null,
    reason: null,
    step: 'proposed',
    ...over,
  });
const invitation = sampleOf('OrganisationInvitationDto', { id: 'i1', name: 'Dr Asha Menon', expires_at: LATER });
const ABSENCE = {
  deputy_id: 'u-Ravi',
  deputy_name: 'Ravi',
  until: '2099-01-05',
  set_at: '2026-11-20T10:00:00Z',
  set_by_name: 'Asha',
  version: 7,
};
const template = sampleOf('AnswerTemplateDto', { id: 't1', name: 'Full', text: 'We have no free bed.', version: 3 });

const open = (
  own: Schemas['OrganisationDetailDto'] = organisation(),
  templates: Schemas['AnswerTemplateDto'][] = [],
) => {
  api.answer({
    'GET /organisations/own': own,
    'GET /public-profiles/own': () => Response.json(null),
    'GET /public-profiles/hospitals/h1': sampleOf('PublicProfileDto', { subject_id: 'h1', values: {} }),
    'GET /credentials': { items: [], next_cursor: null },
    'GET /stay-consent-texts': { items: [], may_write: own.own_role !== 'read_only' },
    'GET /answer-templates': { items: templates, may_write: own.own_role !== 'read_only' },
  });
  return openPage({ Component: OrganisationPage, loader: organisationLoader }, '/partner-portal/organisation');
};
const part = (name: string | RegExp) => screen.findByRole('region', { name });
const press = async (name: string | RegExp, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const type = (where: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(where).getByLabelText(label), { target: { value } });

test('a new doctor is proposed with what the entry needs; what is missing is said at its field', async () => {
  await open();
  await press('Propose a doctor', await part('Doctors to invite'));
  const form = await dialog('Propose a doctor');
  await press('Send for approval', form);
  for (const text of [
    'Please enter the name.',
    'Please choose the speciality.',
    'Please enter the registration number.',
    'Please choose at least one language.',
    'Please enter a year, such as 2009.',
    'Please enter the email address.',
  ])
    expect(await within(form).findByText(text)).toBeVisible();
  type(form, /^Name/, 'Dr Asha Menon');
  type(form, /^Title/, 'Consultant');
  type(form, /^Speciality/, 'Cardiology');
  type(form, /^Registration number/, 'TN-1');
  type(form, /^Medical council/, 'Demo council');
  await userEvent.click(within(form).getByRole('checkbox', { name: 'English' }));
  type(form, /^Practising since/, '2009');
  type(form, /^Fee/, '40');
  type(form, /^Email/, 'asha@people.example');
  api.answer({
    'POST /organisations/org/proposed-doctors': proposed(),
    'GET /organisations/own': organisation({ proposed_doctors: [proposed()] }),
  });
  await press('Send for approval', form);
  expect(await screen.findByText('Waiting for approval')).toBeVisible();
  expect(await api.changes()).toEqual([
    [
      'POST /organisations/org/proposed-doctors',
      {
        hospital_id: 'h1',
        full_name: 'Dr Asha Menon',
        email: 'asha@people.example',
        entry: {
          title: 'Consultant',
          specialization: 'Cardiology',
          registration_number: 'TN-1',
          council: 'Demo council',
          languages: ['English'],
          practising_since: 2009,
          video_fee_usd: 40,
        },
      },
    ],
  ]);
});

test('each step offers what can be done at it, to members who may write alone', async () => {
  const all = [
    proposed(),
    proposed({ id: 'd2', full_name: 'Dr Ben', step: 'invited', invitation }),
    proposed({ id: 'd3', full_name: 'Dr Cara', step: 'approved' }),
    proposed({ id: 'd4', full_name: 'Dr Dev', step: 'refused', reason: 'Not in the register.' }),
    proposed({ id: 'd5', full_name: 'Dr Eve', step: 'joined' }),
  ];
  await open(organisation({ proposed_doctors: all }));
  const card = await part('Doctors to invite');
  const names = () =>
    within(card)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names()).toEqual([
    'Withdraw the proposal of Dr Asha Menon',
    'Send again: the invitation of Dr Ben',
    'Take back the invitation of Dr Ben',
    'Invite Dr Cara again',
    'Propose a doctor',
  ]);
  expect(card).toHaveTextContent('Why: Not in the register.');
  expect(card).toHaveTextContent('Has joined');
  api.answer({ 'POST /proposed-doctors/d3/invite': proposed({ id: 'd3', step: 'invited', invitation }) });
  await press('Invite Dr Cara again', card);
  await press('Invite again', await dialog('Invite Dr Cara again?'));
  await waitFor(async () =>
    expect((await api.changes()).map(([name]) => name)).toEqual(['POST /proposed-doctors/d3/invite']),
  );
});

test('a doctor of the list without an account is asked for; one who is asked for already is not offered again', async () => {
  const doctor = (id: string, full_name: string) =>
    sampleOf('OrganisationDoctorDto', { id, full_name, user_id: null, user_email: null, is_active: true });
  await open(
    organisation({
      doctors: [doctor('1', 'Dr Ben'), doctor('2', 'Dr Cara')],
      proposed_doctors: [proposed({ doctor_id: '2', full_name: 'Dr Cara' })],
    }),
  );
  expect(await screen.findByRole('button', { name: 'Ask to invite Dr Ben' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask to invite Dr Cara' })).toBeNull();
  await press('Ask to invite Dr Ben');
  const form = await dialog('Ask to invite Dr Ben');
  type(form, /^Email/, 'ben@people.example');
  api.answer({ 'POST /organisations/org/proposed-doctors': proposed() });
  await press('Send for approval', form);
  await waitFor(async () =>
    expect(await api.changes()).toEqual([
      ['POST /organisations/org/proposed-doctors', { doctor_id: '1', email: 'ben@people.example' }],
    ]),
  );
});

test('a member says until when they are away and who covers; it is shown, and ended by a press', async () => {
  await open();
  await press('I am away');
  const form = await dialog('I am away');
  await press('Save', form);
  for (const text of ['Please choose the last day.', 'Please choose a colleague.'])
    expect(await within(form).findByText(text)).toBeVisible();
  // Who may only read does not cover for a colleague.
  expect(within(form).queryByRole('option', { name: 'Tara' })).toBeNull();
  type(form, /^Away until/, '2099-01-05');
  type(form, /^Who covers/, 'u-Ravi');
  const absence = ABSENCE;
  api.answer({
    [`POST /work-absences/${ME}`]: absence,
    [`DELETE /work-absences/${ME}`]: null,
    'GET /organisations/own': organisation({ members: [member('Asha', { user_id: ME, absence }), member('Ravi')] }),
  });
  await press('Save', form);
  expect(await screen.findByText(/Away until .*2099.*, Ravi covers/)).toBeVisible();
  await press('I am back');
  await waitFor(async () =>
    expect(await api.changes()).toEqual([
      [`POST /work-absences/${ME}`, { until: '2099-01-05', deputy_id: 'u-Ravi', hand_over: false }],
      [`DELETE /work-absences/${ME}`, null],
    ]),
  );
});

test('an absence is changed at the version that was read; another’s save of the same field is shown and chosen from', async () => {
  const away = (over: object = {}) =>
    organisation({ members: [member('Asha', { user_id: ME, absence: { ...ABSENCE, ...over } }), member('Ravi')] });
  await open(away());
  await press('Change absence of Asha');
  const form = await dialog('I am away');
  expect(within(form).getByLabelText(/^Away until/)).toHaveValue('2099-01-05');
  type(form, /^Away until/, '2099-01-09');
  api.answer({
    [`POST /work-absences/${ME}`]: () => refusal(412, 'stale_version', { detail: 'It was changed meanwhile.' }),
    'GET /organisations/own': away({ until: '2099-01-07', set_by_name: 'Ravi', version: 8 }),
  });
  await press('Save', form);
  expect(await within(form).findByRole('region', { name: 'Ravi saved this while you were editing' })).toBeVisible();
  await press('Keep all of mine', form);
  api.answer({ [`POST /work-absences/${ME}`]: { ...ABSENCE, until: '2099-01-09', version: 9 } });
  await press('Save', form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = api.calls().filter(({ method }) => method === 'POST');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"8"']);
});

test('nobody is away where no colleague can cover', async () => {
  await open(organisation({ members: [member('Asha', { user_id: ME }), member('Tara', { role: 'read_only' })] }));
  await part('People');
  expect(screen.queryByRole('button', { name: 'I am away' })).toBeNull();
});

test('templates are kept by those who may write, and read by the others', async () => {
  await open(organisation(), [template]);
  const card = await part('Answer templates');
  expect(await within(card).findByText('We have no free bed.')).toBeVisible();
  await press('Change Full', card);
  const form = await dialog('Answer template');
  type(form, /^Text/, '');
  await press('Save', form);
  expect(await within(form).findByText('Please enter the text.')).toBeVisible();
  type(form, /^Text/, 'We have no free bed before May.');
  api.answer({ 'PATCH /answer-templates/t1': { ...template, version: 4 } });
  await press('Save', form);
  await waitFor(async () =>
    expect(await api.changes()).toEqual([['PATCH /answer-templates/t1', { text: 'We have no free bed before May.' }]]),
  );
});

test('a member who may only read sees doctors, absences and templates, and no button for them', async () => {
  await open(organisation({ own_role: 'read_only', proposed_doctors: [proposed()] }), [template]);
  const [doctors, templates] = [await part('Doctors to invite'), await part('Answer templates')];
  expect(await within(templates).findByText('We have no free bed.')).toBeVisible();
  for (const card of [doctors, templates]) expect(within(card).queryByRole('button')).toBeNull();
});
