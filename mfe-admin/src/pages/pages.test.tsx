import { screen } from '@testing-library/react';
import { OPERATIONS_CLOCK } from '../components/operations-clock/operations-clock';
import { openAddress, refusal, routes } from '../testing/open-address';

const ID = '0190a000-0000-7000-8000-000000000001';
const PARTS: Readonly<Record<string, string>> = { ':kind': 'articles', ':type': 'all' };
const paths = routes.map(({ path }) => path.replaceAll(/:\w+/g, (part) => PARTS[part] ?? ID));
/** They read nothing, or nothing before something is chosen. */
const FORMS = new Set([
  '/admin/system',
  '/admin/inbox/new',
  '/admin/treatments/import',
  '/admin/escalation-management/chains/new',
]);

test.each(paths)('%s opens with an API that has nothing yet', async (path) => {
  await openAddress(path, {}, 'super_admin');
  expect(await screen.findAllByRole('heading')).not.toHaveLength(0);
  // Whose clock its times are by.
  expect(document.body).toHaveTextContent(OPERATIONS_CLOCK.place);
});

test.each(paths.filter((path) => !FORMS.has(path)))('%s says so where the API cannot be reached', async (path) => {
  await openAddress(
    path,
    { 'GET .*': () => refusal(503, 'service_unavailable', { detail: 'The service is away.' }) },
    'super_admin',
  );
  expect((await screen.findAllByText(/The service is away\./)).length).toBeGreaterThan(0);
});
