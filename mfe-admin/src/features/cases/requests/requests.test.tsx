import { screen, waitFor } from '@testing-library/react';
import { openAddress, sampleOf } from '../../../testing/open-address';

const request = sampleOf('TreatmentRequestDetailDto', { id: 'request', journey_id: null, case_number: 'AY-7K2Q4' });
const person = {
  email: 'amina@people.example',
  phone: '+254733120998',
  country: 'Kenya',
  city: null,
  date_of_birth: '1980-06-30',
  age: 46,
  time_zone: null,
  language: 'en',
};
const open = (over: Partial<typeof request>) =>
  openAddress('/admin/requests/request', { 'GET /treatment-requests/{id}': { ...request, ...over } });

test('who asks can be reached before anything is made of the request', async () => {
  await open({ person });
  expect(await screen.findByRole('link', { name: '+254733120998' })).toHaveAttribute('href', 'tel:+254733120998');
  expect(screen.getByRole('link', { name: 'amina@people.example' })).toBeInTheDocument();
  expect(screen.getByText(/, 46 years old$/)).toBeInTheDocument();
  expect(screen.getAllByText(/ in Kenya$/).length).toBe(2);
  expect(screen.getByText(/(A good time to call, until|Not a good time to call, from) /)).toBeInTheDocument();
  expect(screen.getByText('By the country: they gave no time zone.')).toBeInTheDocument();
});

test('what is not known is said', async () => {
  await open({ person: { ...person, phone: null, country: null, date_of_birth: null, age: null } });
  expect(await screen.findByText('No telephone number given')).toBeInTheDocument();
  expect(screen.getByText('Their time zone is not known')).toBeInTheDocument();
});

test('the treatment of a request in the patient’s own words is set from the catalogue, and the words stay', async () => {
  const own = {
    ...request,
    treatment: { ...request.treatment, id: null, name: 'My knee', words: 'My knee', category: '' },
  };
  const knee = sampleOf('TreatmentDto', { id: 'knee', name: 'TKR', plain_name: 'Knee replacement' });
  const page = await openAddress('/admin/requests/request', {
    'GET /treatment-requests/{id}': own,
    'GET /treatments': { items: [knee], next_cursor: null },
    'PATCH /treatment-requests/{id}': own,
  });
  await page.press('Set the treatment');
  await page.confirm('Set the treatment');
  expect(await screen.findByText('Please choose a treatment.')).toBeVisible();
  expect(page.count('PATCH /treatment-requests/request')).toBe(0);
  await page.confirm(/^Knee replacement/);
  await page.confirm('Set the treatment');
  await waitFor(() => expect(page.count('PATCH /treatment-requests/request')).toBe(1));
  expect((await page.sent('PATCH /treatment-requests/request')).body).toEqual({ treatment_id: 'knee' });
});

test('a request whose treatment is set shows the words of the patient, too', async () => {
  await open({ treatment: { ...request.treatment, id: 't', name: 'Knee replacement', words: 'My knee' } });
  expect(await screen.findByText('My knee')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change the treatment' })).toBeInTheDocument();
});
