import type { LaboratoryOrder } from '@ayana/contracts/journey';
import { ApiProblem, api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { type FirstRows, readFirst } from '@ayana/portal-kit/screens';
import { readOrder } from '../orders.api';

/** Orders whose results can be entered at once. */
const MOST = 20;

/** Those whose sample is there, the most urgent first, each with what was entered so far. */
async function readEnterable(): Promise<FirstRows<LaboratoryOrder>> {
  const query = { status: ['sample_taken', 'in_progress'] as const, sort: 'urgent' as const, limit: MOST };
  const { items, more } = await readFirst(
    dataOf(api.GET('/laboratory-orders', { params: { query: { ...query, status: [...query.status] } } })),
  );
  const read = await Promise.all(items.map(({ id }) => readOrder(id).catch(goneSince)));
  return { items: read.filter((order) => order !== null), more };
}

/** An order that was taken back between the two reads. */
function goneSince(error: unknown): null {
  if (error instanceof ApiProblem && error.code === 'not_found') return null;
  throw error;
}

export const batchLoader = (): Promise<Part<FirstRows<LaboratoryOrder>>> => readPart(readEnterable());
