import {
  type LaboratoryCounts,
  type LaboratoryOrder,
  type Prescription,
  type PrescriptionCounts,
  scannedNumber,
} from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { type ListAnswer, listLoader } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { LABORATORY_TABS, PHARMACY_TABS, tabOf } from './worklist-tabs';

/** The tab and the search in the URL. */
export const NAMES = ['tab', 'q'] as const;

interface Query {
  tab?: string;
  q?: string;
  limit?: number;
  cursor?: string;
}

export interface WorklistAnswer<Item, Counts> extends ListAnswer<Item> {
  /** Null on further pages, and where they could not be read. */
  counts: Counts | null;
}

const readTests = listLoader<LaboratoryOrder, Query>({
  names: NAMES,
  read: ({ tab: id, ...part }) => {
    const tab = tabOf(LABORATORY_TABS, id);
    const sort = tab?.isOver ? ('created' as const) : ('urgent' as const);
    return dataOf(
      api.GET('/laboratory-orders', { params: { query: { ...part, sort, status: [...(tab?.states ?? [])] } } }),
    );
  },
});

const readMedicines = listLoader<Prescription, Query>({
  names: NAMES,
  read: ({ tab: id, ...part }) => {
    const tab = tabOf(PHARMACY_TABS, id);
    const sort = tab?.isOver ? ('created' as const) : ('due' as const);
    return dataOf(
      api.GET('/prescriptions', { params: { query: { ...part, sort, status: [...(tab?.states ?? [])] } } }),
    );
  },
});

async function withCounts<Item, Counts>(
  args: LoaderFunctionArgs,
  list: (args: LoaderFunctionArgs) => Promise<ListAnswer<Item>>,
  read: () => Promise<Counts>,
): Promise<WorklistAnswer<Item, Counts>> {
  if (new URL(args.request.url).searchParams.has('cursor')) return { ...(await list(args)), counts: null };
  const [answer, counts]: [ListAnswer<Item>, Part<Counts>] = await Promise.all([list(args), readPart(read())]);
  return { ...answer, counts: counts.value };
}

export const laboratoryLoader = (args: LoaderFunctionArgs) =>
  withCounts<LaboratoryOrder, LaboratoryCounts>(args, readTests, () => dataOf(api.GET('/laboratory-orders/counts')));

export const pharmacyLoader = (args: LoaderFunctionArgs) =>
  withCounts<Prescription, PrescriptionCounts>(args, readMedicines, () => dataOf(api.GET('/prescriptions/counts')));

export type Scanned = { assignment_id: string } | { several: true } | null;

/** The order with a number that was typed or scanned: one is opened, several, as of a case, are listed. */
export async function findScanned(kind: 'laboratory' | 'pharmacy', text: string): Promise<Scanned> {
  const query = { q: scannedNumber(text), limit: 2 };
  const path = kind === 'laboratory' ? ('/laboratory-orders' as const) : ('/prescriptions' as const);
  const { items } = await dataOf(api.GET(path, { params: { query } }));
  const [first, second] = items;
  if (first === undefined) return null;
  return second === undefined ? { assignment_id: first.assignment_id } : { several: true };
}
