import { api } from '@ayana/portal-kit';

import { loadAppointment } from './load-appointment';

jest.mock('@ayana/portal-kit', () => ({ api: { GET: jest.fn() } }));

test('a URL without a token sends no request', async () => {
  expect(await loadAppointment('', new AbortController().signal)).toEqual({ appointment: null, why: 'no_link' });
  expect(jest.mocked(api.GET as () => Promise<unknown>)).not.toHaveBeenCalled();
});
