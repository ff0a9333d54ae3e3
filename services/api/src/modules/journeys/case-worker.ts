import { mayEnter } from '@ayana/contracts/identity';
import type { CurrentUser } from '../../platform/http/access/access.js';

/** Whether a user sees the requests and journeys of all patients, not only their own. */
export const isCaseWorker = (user: Pick<CurrentUser, 'role'>): boolean => mayEnter('case_work', user.role);
