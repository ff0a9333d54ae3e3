import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, fill, focus, openAddress, pageOf, place, refusal, sampleOf } from '../../testing/open-address';
import { anItem, aRequest, aRequestDetail, aVersion } from './testing/requests';

const DESK = '/admin/service-requests';
const open = (over: Parameters<typeof aRequestDetail>[0] = {}, answers: Answers = {}) =>
  openAddress(`${DESK}/request-1`, { 'GET /service-requests/{id}': aRequestDetail(over), ...answers }, 'ayana_staff');
const MOVE = 'POST /service-requests/request-1/transitions';
const ASKED = '2026-11-20T08:00:00Z';
const rows = () => screen.getAllByRole('row').slice(1);

test.each([
  ['Start work', { name: 'start' }],
  ['Close', { name: 'close' }],
])('%s is done with one press', async (button, body) => {
  const { press, sent } = await open({ transitions: ['start', 'close'] as never });
  await press(button);
  await waitFor(async () => expect((await sent(MOVE)).body).toEqual(body));
});

test.each([
  ['Wait for someone', 'What are you waiting for?', 'Please say what you are waiting for.', 'wait'],
  ['Resolve', 'What was done', 'Please say what was done.', 'resolve'],
])('%s needs words', async (button, label, message, name) => {
  const { press, confirm, sent } = await open({ state: 'in_progress', transitions: ['wait', 'resolve'] as never });
  await press(button);
  await confirm(button);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await fill(label.replace('?', '\\?'), 'The key of the store.');
  await confirm(button);
  await waitFor(async () => expect((await sent(MOVE)).body).toMatchObject({ name, note: 'The key of the store.' }));
});

test.each([
  ['', { state: 'reopened', assigned_to: 'me_or_none', sort: 'due' }],
  ['?overdue=true', { overdue: 'true', sort: 'due' }],
  ['?sort=created&order=desc', { sort: 'created', order: 'desc' }],
])('the list opens on what is open and mine or nobody’s; the address %p wins', async (search, asked) => {
  const { sent } = await openAddress(`${DESK}${search}`, {}, 'ayana_staff');
  const { query } = await sent('GET /service-requests');
  const { limit: _limit, ...filters } = query;
  expect(filters).toEqual({ order: 'asc', ...asked });
});

test('a comment is for all, a note for the staff; both are sent by Ctrl+Enter', async () => {
  const { press, user, sent } = await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), { target: { value: 'This afternoon.' } });
  await press('Send comment');
  await waitFor(async () =>
    expect((await sent('POST /service-requests/request-1/comments')).body).toMatchObject({ text: 'This afternoon.' }),
  );
  await press('Internal note', 'tab');
  const note = screen.getByRole('textbox', { name: 'Internal note' });
  fireEvent.change(note, { target: { value: 'The lamp is broken.' } });
  note.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () =>
    expect((await sent('POST /service-requests/request-1/comments')).body).toMatchObject({
      text: 'The lamp is broken.',
      visibility: 'internal',
    }),
  );
});

test('a task is added by Enter, and ticked off', async () => {
  const task = {
    id: 'task',
    title: 'Ask the ward',
    status: 'open' as const,
    assigned_to: null,
    due_at: null,
    done_at: null,
    created_at: ASKED,
  };
  const { press, user, sent } = await open({ tasks: [task] });
  const add = screen.getByRole('textbox', { name: 'Add a task' });
  fireEvent.change(add, { target: { value: 'Call them' } });
  add.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect((await sent('POST /service-requests/request-1/tasks')).body).toMatchObject({ title: 'Call them' }),
  );
  await press('Ask the ward', 'checkbox');
  await waitFor(async () =>
    expect((await sent('PATCH /service-requests/request-1/tasks/task')).body).toMatchObject({ status: 'done' }),
  );
});

test('the priority follows impact and urgency, before they are saved', async () => {
  const { press, confirm, sent } = await open();
  await press('Change impact or urgency');
  await screen.findByRole('dialog');
  await fill('Impact', '1');
  await fill('Urgency', '1');
  expect(place().getByText('Critical')).toBeInTheDocument();
  await confirm('Save');
  await waitFor(async () =>
    expect((await sent('PATCH /service-requests/request-1')).body).toMatchObject({ impact: 1, urgency: 1 }),
  );
});

test('a duplicate is merged into the one that is found by its number', async () => {
  const kept = aRequest({ id: 'kept', number: 'SR-000007' });
  const { press, confirm, sent } = await open({}, { 'GET /service-requests': pageOf(kept) });
  await press('Merge as duplicate');
  const search = await within(await screen.findByRole('dialog')).findByRole('searchbox');
  fireEvent.change(search, { target: { value: kept.number } });
  await confirm(/SR-000007/);
  await confirm('Merge');
  await waitFor(async () =>
    expect((await sent('POST /service-requests/request-1/merge')).body).toEqual({ into: 'kept' }),
  );
});

const list = (answers: Answers = {}, search = '') =>
  openAddress(
    `${DESK}${search}`,
    {
      'GET /service-requests': pageOf(
        aRequest({ id: 'a', number: 'SR-000001', summary: 'First', version: 3, state: 'new' }),
        aRequest({ id: 'b', number: 'SR-000002', summary: 'Second', version: 3, state: 'new' }),
      ),
      ...answers,
    },
    'ayana_staff',
  );

test('rows are chosen by keyboard, and several are assigned at once', async () => {
  const { user, press, count } = await list();
  await focus(screen.getByRole('link', { name: /First/ }));
  await user.keyboard(' ');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Second/ })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await press('Assign to me');
  await waitFor(() =>
    expect([count('POST /service-requests/a/transitions'), count('POST /service-requests/b/transitions')]).toEqual([
      1, 1,
    ]),
  );
});

test('a refused row is named and stays selected; the others are changed, each at the version that was read', async () => {
  const { user, press, confirm, sent, count } = await list({
    'PATCH /service-requests/{id}': (request: Request) =>
      request.url.includes('/b') ? refusal(412, 'stale_version') : aRequest({ id: 'a' }),
  });
  await focus(screen.getByRole('link', { name: /First/ }));
  await user.keyboard(' {ArrowDown} ');
  await press('Change priority');
  await fill('Impact', '1');
  await confirm('Save');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^1 of 2 changed\./)).toBeInTheDocument();
  expect(dialog.getByText(/^1 was changed by a colleague meanwhile:/)).toHaveTextContent('SR-000002');
  expect(await sent('PATCH /service-requests/a')).toMatchObject({ body: { impact: 1 }, version: '"3"' });
  // What was entered is still there for the row that is left.
  expect(dialog.getByRole('heading', { name: 'Change the priority of 1 request' })).toBeInTheDocument();
  await confirm('Save');
  await waitFor(() => expect(count('PATCH /service-requests/b')).toBe(2));
  expect(count('PATCH /service-requests/a')).toBe(1);
  await user.keyboard('{Escape}');
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
});

test('the current row changes its state and its owner by a key, with the same words as its page', async () => {
  const { user, confirm, sent } = await list();
  await focus(screen.getByRole('link', { name: /First/ }));
  await user.keyboard('s');
  const menu = within(await screen.findByRole('menu', { name: 'Change the state of SR-000001' }));
  expect(menu.getAllByRole('menuitem')[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('link', { name: /First/ })).toHaveFocus();
  await user.keyboard('s');
  await user.click(screen.getByRole('menuitem', { name: 'Cancel request' }));
  await confirm('Cancel request');
  expect(await screen.findByText('Please say why it is cancelled.')).toBeInTheDocument();
  await fill('Why it is cancelled', 'Asked twice.');
  await confirm('Cancel request');
  await waitFor(async () =>
    expect(await sent('POST /service-requests/a/transitions')).toMatchObject({
      body: { name: 'cancel', note: 'Asked twice.' },
      version: '"3"',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await focus(screen.getByRole('link', { name: /Second/ }));
  await user.keyboard('o');
  await user.keyboard('{Enter}');
  await waitFor(async () =>
    expect((await sent('POST /service-requests/b/transitions')).body).toEqual({ name: 'assign' }),
  );
});

test('several requests become one, which is chosen', async () => {
  const { user, press, confirm, sent, count } = await list();
  await focus(screen.getByRole('link', { name: /First/ }));
  await user.keyboard(' {ArrowDown} ');
  await press('Merge');
  await confirm('Merge');
  expect(await screen.findByText('Please choose the request that is kept.')).toBeInTheDocument();
  await fill('Request that is kept', 'b');
  await confirm('Merge');
  await waitFor(async () =>
    expect(await sent('POST /service-requests/a/merge')).toMatchObject({ body: { into: 'b' }, version: '"3"' }),
  );
  expect(count('POST /service-requests/b/merge')).toBe(0);
});

test('a request is assigned to a colleague, who must be chosen', async () => {
  const colleague = { id: 'dana', name: 'Dana Lee', email: 'dana@staff.example' };
  const { user, press, confirm, count, sent } = await list({ 'GET /staff': pageOf(colleague) });
  await focus(screen.getByRole('link', { name: /First/ }));
  await user.keyboard(' ');
  await press('Assign to a colleague or group');
  await confirm('Assign 1 request');
  expect(await screen.findByText('Please choose a colleague.')).toBeInTheDocument();
  expect(count('POST /service-requests/a/transitions')).toBe(0);
  fireEvent.change(await place().findByRole('searchbox'), { target: { value: 'dana' } });
  await confirm(/Dana Lee/);
  await confirm('Assign 1 request');
  await waitFor(async () =>
    expect((await sent('POST /service-requests/a/transitions')).body).toMatchObject({ assigned_to: 'dana' }),
  );
});

test('a request is given to a group, which is shown until one takes it; of who is away the deputy has it', async () => {
  const group = sampleOf('StaffGroupDto', { id: 'front', name: 'Front desk', purpose: 'Arrivals' });
  const asha = { id: 'asha', name: 'Asha Rao' };
  const { user, press, confirm, sent } = await list({
    'GET /staff-groups': { items: [group] },
    'GET /service-requests': pageOf(
      aRequest({ id: 'a', number: 'SR-000001', summary: 'First', version: 3 }),
      aRequest({ id: 'b', summary: 'Second', group: { id: 'front', name: 'Front desk' } }),
      aRequest({ id: 'c', summary: 'Third', assigned_to: asha, covered_by: { id: 'me', name: 'Me' } }),
      aRequest({ id: 'd', summary: 'Fourth', assigned_to: asha, covered_by: { id: 'ben', name: 'Ben Das' } }),
    ),
  });
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/Second/)).toHaveTextContent('Front desk');
  expect(row(/Third/)).toHaveTextContent('Youfor Asha Rao');
  expect(row(/Fourth/)).toHaveTextContent('Asha Raoaway, Ben Das covers');
  await focus(screen.getByRole('link', { name: /First/ }));
  await user.keyboard(' ');
  await press('Assign to a colleague or group');
  await confirm(/Front desk.*Arrivals/);
  await confirm('Assign 1 request');
  await waitFor(async () =>
    expect((await sent('POST /service-requests/a/transitions')).body).toEqual({ name: 'assign', group_id: 'front' }),
  );
});

test('who is away is marked where an owner is chosen', async () => {
  const away = sampleOf('ColleagueDto', {
    id: 'dana',
    name: 'Dana Lee',
    away_until: '2099-01-05',
    deputy_name: 'Ben Das',
  });
  const { user, press } = await list({ 'GET /staff': pageOf(away) });
  await focus(screen.getByRole('link', { name: /First/ }));
  await user.keyboard(' ');
  await press('Assign to a colleague or group');
  fireEvent.change(await place().findByRole('searchbox'), { target: { value: 'dana' } });
  expect(await place().findByRole('button', { name: /Dana Lee.*Away until .*Ben Das covers/ })).toBeEnabled();
});

test('the days of the figures are in the address; an emptied day changes nothing', async () => {
  const { where } = await openAddress(
    '/admin/enterprise-service-management?from=2026-11-01&to=2026-11-20',
    {},
    'ayana_staff',
  );
  await fill('From', '');
  expect(where()).toContain('from=2026-11-01');
  await fill('From', '2026-11-05');
  await waitFor(() => expect(where()).toContain('from=2026-11-05&to=2026-11-20'));
});

test('sort and filters are in the address, and the API is asked for them', async () => {
  const { press, sent, where } = await list();
  await press('Asked');
  await waitFor(() => expect(where()).toContain('sort=created&order=desc'));
  await press('Assigned', 'checkbox');
  await waitFor(() => expect(where()).toContain('state=assigned'));
  await waitFor(async () =>
    expect((await sent('GET /service-requests')).query).toMatchObject({
      sort: 'created',
      order: 'desc',
      state: 'assigned',
    }),
  );
  await press('Clear filters');
  await waitFor(() => expect(where()).not.toContain('state='));
});

test('a colleague’s step, and a new request, show without a reload', async () => {
  const { hears } = await list();
  await hears('service_requests.updated', aRequest({ id: 'a', summary: 'First', state: 'assigned', version: 4 }));
  expect(within(rows()[0] ?? document.body).getByText('Assigned')).toBeInTheDocument();
});

test('a view is saved with its filters once the API has it, opened, and deleted', async () => {
  const owner = { id: 'me', name: 'Me' };
  const view = sampleOf('SavedViewDto', { id: 'view', name: 'Mine', query: 'item=item-1', owner, is_default: false });
  const { press, confirm, sent, where, count } = await list(
    { 'GET /saved-views': { items: [view] } },
    '?state=assigned',
  );
  await press('Save this view');
  await screen.findByRole('dialog');
  await fill('Name', 'Assigned ones');
  await confirm('Save view');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await sent('POST /saved-views')).body).toMatchObject({ name: 'Assigned ones' });
  await press('Delete the view Mine');
  await waitFor(() => expect(count('DELETE /saved-views/view')).toBe(1));
  await press('Mine');
  await waitFor(() => expect(where()).toContain('item=item-1'));
});

test('the list opens with the reader’s own view, also a shared one; filters of an address come first', async () => {
  const owner = { id: 'dana', name: 'Dana' };
  const view = sampleOf('SavedViewDto', { id: 'view', name: 'Late', query: 'overdue=true', owner, is_default: true });
  const answers = { 'GET /saved-views': { items: [view] } };
  const { press, where, count } = await list(answers);
  await waitFor(() => expect(where()).toContain('overdue=true'));
  expect(screen.getByRole('button', { name: /^Late/ })).toHaveTextContent('from Dana · opens first');
  // Who clears it sees all.
  await press('Clear filters');
  await waitFor(() => expect(where()).not.toContain('overdue'));
  await press('Do not open this list with Late');
  await waitFor(() => expect(count('DELETE /saved-views/view/default')).toBe(1));
  // Whose view it is not does not change it.
  expect(screen.queryByRole('button', { name: 'Change the view Late' })).toBeNull();
  const filtered = await list(answers, '?state=assigned');
  await screen.findByRole('button', { name: /^Late/ });
  expect(filtered.where()).toContain('state=assigned');
});

test('a view is renamed, shared and opened first, and keeps its filters', async () => {
  const owner = { id: 'me', name: 'Me' };
  const view = sampleOf('SavedViewDto', { id: 'view', name: 'Mine', query: 'overdue=true', owner, is_default: false });
  const { press, confirm, sent, count } = await list({
    'GET /saved-views': { items: [view] },
    'PATCH /saved-views/{id}': view,
  });
  await press('Change the view Mine');
  await screen.findByRole('dialog');
  await fill('Name', 'Late ones');
  await press('Everyone on the desk sees it', 'checkbox');
  await press('This list opens with it for me', 'checkbox');
  await confirm('Save view');
  await waitFor(() => expect(count('POST /saved-views/view/default')).toBe(1));
  expect((await sent('PATCH /saved-views/view')).body).toEqual({ name: 'Late ones', is_shared: true });
});

const CATALOG = '/admin/service-catalog';
const draft = aVersion({ id: 'draft', number: 2, status: 'draft' });
const item = (over: Parameters<typeof anItem>[0] = {}, answers: Answers = {}) =>
  openAddress(`${CATALOG}/item-1`, {
    'GET /service-catalog-items/{id}': anItem({ draft, has_draft: true, ...over }),
    ...answers,
  });

test('a service needs a name, and opens once it is made', async () => {
  const { press, confirm, where } = await openAddress(CATALOG, {
    'POST /service-catalog-items': anItem({ id: 'new' }),
  });
  await press('New service');
  await confirm('Make service');
  expect(await screen.findByText('Please enter a name.')).toBeInTheDocument();
  await fill('Name', 'Letter');
  await fill('Description', 'For the embassy.');
  await confirm('Make service');
  await waitFor(() => expect(where()).toBe(`${CATALOG}/new`));
});

test('a question needs its words; its place changes; what is edited is saved, and published', async () => {
  const { press, sent, count } = await item({ draft: { ...draft, form: [] } });
  await press('Add a question');
  await press('Save draft');
  expect(await screen.findByText('Please enter the question.')).toBeInTheDocument();
  const first = within(screen.getByRole('group', { name: 'Question 1' }));
  fireEvent.change(first.getByRole('textbox', { name: /^Question/ }), { target: { value: 'Embassy' } });
  await press('Add a question');
  const second = within(screen.getByRole('group', { name: 'Question 2' }));
  fireEvent.change(second.getByRole('textbox', { name: /^Question/ }), { target: { value: 'Why again' } });
  await press('Move up: Why again');
  await press('Save draft');
  await waitFor(async () =>
    expect(JSON.stringify((await sent('POST /service-catalog-items/item-1/versions')).body)).toMatch(
      /Why again.*Embassy/,
    ),
  );
  await press('Publish draft');
  await waitFor(() => expect(count('POST /service-catalog-items/item-1/publish')).toBe(1));
});

test('a draft that cannot be published says why; it stays a draft', async () => {
  const { press } = await item(
    {},
    {
      'POST /service-catalog-items/{id}/publish': () =>
        refusal(409, 'illegal_transition', { detail: 'A service needs a question.' }),
    },
  );
  await press('Publish draft');
  expect(await screen.findByText(/A service needs a question\./)).toBeInTheDocument();
});

test('what is asked for must be answered, and the first that is not has the focus', async () => {
  const { press, sent, where } = await openAddress('/admin/create-service-request?service=item-1', {
    'GET /service-catalog-items': pageOf(anItem()),
    'GET /service-catalog-items/{id}': anItem(),
    'POST /service-requests': aRequestDetail({ id: 'new' }),
  });
  await press('Send request');
  expect(await screen.findByText(/Please fill in: Language\./)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Language/)).toHaveFocus();
  await fill('Language', 'Arabic');
  expect(screen.getByText(/Taken on within .+, resolved within .+ of working time/)).toBeInTheDocument();
  await press('Send request');
  await waitFor(() => expect(where()).toBe(`${DESK}/new`));
  expect((await sent('POST /service-requests')).body).toMatchObject({
    item_id: 'item-1',
    answers: { language: 'Arabic' },
  });
});

const hours = sampleOf('WorkingCalendarDto', {
  zone: 'Asia/Kolkata',
  weekdays: [1, 2],
  opens: 540,
  closes: 1080,
  holidays: [],
  version: 2,
});

test('hours need a day, and an end after their beginning; the week shows them at once', async () => {
  const { press } = await openAddress(`${CATALOG}/working-hours`, { 'GET /service-calendar': hours });
  const week = within(screen.getByRole('table', { name: 'The week' }));
  expect(week.getByRole('row', { name: /Monday/ })).toHaveTextContent('09:00 to 18:00');
  for (const day of ['Monday', 'Tuesday']) await press(day, 'checkbox');
  await fill('Closes', '08:00');
  await press('Save hours');
  expect(await screen.findByText('Choose at least one working day.')).toBeInTheDocument();
  expect(screen.getByText('The desk must close after it opens.')).toBeInTheDocument();
  expect(week.getByRole('row', { name: /Monday/ })).toHaveTextContent('Closed');
});

test('a holiday is chosen by keyboard, and saved', async () => {
  jest.useFakeTimers({
    now: new Date('2031-05-10T08:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'setImmediate', 'performance'],
  });
  const { press, user, sent } = await openAddress(`${CATALOG}/working-hours`, { 'GET /service-calendar': hours });
  await focus(screen.getByRole('button', { name: /^\w+, 12 / }));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByText('Changes are not saved yet.')).toBeInTheDocument();
  await press('Save hours');
  await waitFor(async () =>
    expect((await sent('PATCH /service-calendar')).body).toMatchObject({ holidays: ['2031-05-13'] }),
  );
  jest.useRealTimers();
});
