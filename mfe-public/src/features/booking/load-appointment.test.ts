import { api } from '@ayana/portal-kit';

import { loadAppointment } from './load-appointment';

jest.mock('@ayana/portal-kit', () => ({ api: { GET: jest.fn() } }));

test('an address without a token asks for nothing', async () => {
  expect(await loadAppointment('', new AbortController().signal)).toEqual({ appointment: null, why: 'unknown' });
  expect(jest.mocked(api.GET as () => Promise<unknown>)).not.toHaveBeenCalled();
});
