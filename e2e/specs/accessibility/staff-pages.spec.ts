/** Every page of the staff, opened once: axe on a desktop, its width on a phone. Their states are component tests of `mfe-admin`. */
import { beginCase } from '../../flows/cases.ts';
import { sendContactForm } from '../../flows/send-forms.ts';
import { askFor, publishService } from '../../flows/service-desk.ts';
import { type Site, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { routesOf, visitPages } from '../../harness/visit-pages.ts';

const routes = routesOf('mfe-admin');
/** Those without anything of someone in their address. */
const LISTS = routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
const HALF = Math.ceil(LISTS.length / 2);

/** One of each kind that has a page of its own. */
async function details(site: Site): Promise<string[]> {
  const staff = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    site.api.as<Answer>('super_admin', method, path, body);
  const firstOf = async (list: string): Promise<string> =>
    (await staff<{ items: { id: string }[] }>('GET', `${list}?limit=1`)).items[0]?.id ?? '';
  const service = await publishService(site);
  const [asked, { id: journey, request }, message, incident, article, recurring, problem] = [
    await askFor(site, service, 'A lamp'),
    await beginCase(site, 'Amina'),
    await sendContactForm(site.api, demoPerson('Keya')),
    await staff<{ id: string }>('POST', '/incidents', { title: 'No answers', type: 'safety', severity: 3 }),
    await staff<{ id: string }>('POST', '/knowledge-articles', { title: 'Lamps', body: 'Turn it on.' }),
    await staff<{ id: string }>('POST', '/recurring-requests', {
      item_id: service.id,
      summary: 'Look at the lamps',
      answers: { what: 'All lamps' },
      every: 'month',
      month_day: 31,
      at: '09:00',
      starts_on: '2031-01-01',
    }),
    await staff<{ id: string }>('POST', '/problem-records', { title: 'Dark wards', description: 'No lamp works.' }),
  ];
  return [
    `/case-manager/cases/${journey}`,
    `/admin/requests/${request}`,
    `/admin/inbox?request=${message}`,
    `/admin/users?person=${await firstOf('/users')}`,
    `/admin/incident-command/${incident.id}`,
    `/admin/service-requests/${asked.id}`,
    `/admin/service-requests?view=board&item=${service.id}`,
    `/admin/service-catalog/${service.id}`,
    `/admin/enterprise-service-management/knowledge/${article.id}`,
    `/admin/enterprise-service-management/recurring/${recurring.id}`,
    `/admin/enterprise-service-management/problems/${problem.id}`,
    `/admin/create-service-request?service=${service.id}`,
    `/admin/regulatory-compliance/requirements/${await firstOf('/compliance-requirements')}`,
    `/admin/doctors/${await firstOf('/doctors')}`,
    '/admin/content/questions',
    '/admin/appointments?view=list',
    '/admin/activity/roles',
  ];
}

for (const [name, paths] of [
  ['the first half of the lists and forms', LISTS.slice(0, HALF)],
  ['the second half of the lists and forms', LISTS.slice(HALF)],
] as const)
  test(`${name} of the staff: axe finds nothing, and a phone is wide enough`, async ({ signedIn, faults }) => {
    test.slow();
    // What axe would run in the frame of a mail that is shown.
    faults.allow(/Blocked script execution in 'blob:/);
    const page = await signedIn('super_admin', { reducedMotion: 'reduce' });
    await page.goto('/notifications');
    await visitPages(page, routes, paths);
  });

test('one of each kind, as the staff see it: axe finds nothing, and a phone is wide enough', async ({
  signedIn,
  site,
}) => {
  test.slow();
  const page = await signedIn('super_admin', { reducedMotion: 'reduce' });
  await page.goto('/notifications');
  await visitPages(page, routes, await details(site));
});
