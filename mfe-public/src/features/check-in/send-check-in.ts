import { checkInBody, type CheckInValues } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

import type { LinkedCheckIn } from './load-check-in';

/** Sends the answers by the token of the link; the same key again sends them once. */
export const sendCheckIn = (token: string, values: CheckInValues, key: string): Promise<LinkedCheckIn> =>
  dataOf(
    api.POST('/check-ins/answer', {
      headers: { 'Idempotency-Key': key },
      body: { token, ...checkInBody(values) },
    }),
  );
