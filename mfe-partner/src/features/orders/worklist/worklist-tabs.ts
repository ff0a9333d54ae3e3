import type {
  LaboratoryCounts,
  LaboratoryState,
  PrescriptionCounts,
  PrescriptionState,
} from '@ayana/contracts/journey';
import { messages } from './messages';

/** A tab of a worklist: the states that are in it. Without states in the address it is the first one. */
export interface WorklistTab<State extends string> {
  id: string;
  label: string;
  states: readonly State[];
  /** Finished: the newest is on top. */
  isOver?: true;
}

const { laboratory, pharmacy } = messages;

const OPEN_TESTS: readonly LaboratoryState[] = ['ordered', 'sample_taken', 'in_progress', 'resulted', 'reviewed'];

export const LABORATORY_TABS: readonly WorklistTab<LaboratoryState>[] = [
  { id: 'open', label: laboratory.tabs.open, states: OPEN_TESTS },
  ...OPEN_TESTS.map((state) => ({
    id: state,
    label: laboratory.tabs[state as keyof typeof laboratory.tabs],
    states: [state],
  })),
  { id: 'released', label: laboratory.tabs.released, states: ['released'], isOver: true },
  { id: 'cancelled', label: laboratory.tabs.cancelled, states: ['cancelled'], isOver: true },
];

const DISPENSED: readonly PrescriptionState[] = ['part_dispensed', 'dispensed'];

export const PHARMACY_TABS: readonly WorklistTab<PrescriptionState>[] = [
  { id: 'open', label: pharmacy.tabs.open, states: ['written', 'received', 'query', 'ready', ...DISPENSED] },
  { id: 'written', label: pharmacy.tabs.written, states: ['written'] },
  { id: 'received', label: pharmacy.tabs.received, states: ['received'] },
  { id: 'query', label: pharmacy.tabs.query, states: ['query'] },
  { id: 'ready', label: pharmacy.tabs.ready, states: ['ready'] },
  { id: 'dispensed', label: pharmacy.tabs.dispensed, states: DISPENSED },
  { id: 'delivered', label: pharmacy.tabs.delivered, states: ['delivered'], isOver: true },
  { id: 'cancelled', label: pharmacy.tabs.cancelled, states: ['cancelled'], isOver: true },
];

/** The tab of an address; the first one where it names none, or one that a newer version knew. */
export const tabOf = <State extends string>(
  tabs: readonly [WorklistTab<State>, ...WorklistTab<State>[]] | readonly WorklistTab<State>[],
  id: string | undefined,
): WorklistTab<State> | undefined => tabs.find((tab) => tab.id === id) ?? tabs[0];

type Counts = LaboratoryCounts | PrescriptionCounts;

/** How many orders are in a tab; undefined while it is not known. */
export const countIn = (counts: Counts | null, states: readonly string[]): number | undefined =>
  counts?.states.reduce((sum, { status, count }) => sum + (states.includes(status) ? count : 0), 0);

/** The tabs as links, each with its count. @param path of the page */
export const tabLinks = <State extends string>(
  tabs: readonly WorklistTab<State>[],
  counts: Counts | null,
  path: string,
) =>
  tabs.map(({ id, label, states }, at) => ({
    id,
    label,
    href: at === 0 ? path : `${path}?tab=${id}`,
    count: countIn(counts, states),
  }));
