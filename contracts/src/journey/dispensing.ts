import { defineMessages } from '../language/index.ts';
import type { Prescription, PrescriptionDelivery, PrescriptionItem, QueryAnswer } from './prescriptions.ts';

type Counted = { [Field in keyof Pick<PrescriptionItem, 'quantity' | 'dispensed_quantity'>]: number } & {
  replaced_by?: string | null | undefined;
};

/** What is still to be handed out of a medicine; nothing of one that another replaces. */
export const leftToDispense = ({ quantity, dispensed_quantity, replaced_by }: Counted): number =>
  replaced_by == null ? quantity - dispensed_quantity : 0;

/** Whether all of a prescription was handed out. */
export const isAllDispensed = (items: readonly Counted[]): boolean => items.every((item) => leftToDispense(item) <= 0);

/** What was handed out since the last delivery. @param before every delivery so far */
export function deliveredSince(
  items: readonly Pick<PrescriptionItem, 'id' | 'dispensed_quantity'>[],
  before: readonly { items: readonly { item_id: string; quantity: number }[] }[],
): { item_id: string; quantity: number }[] {
  const given = before.flatMap((each) => each.items);
  return items
    .map(({ id, dispensed_quantity }) => {
      const earlier = given.filter(({ item_id }) => item_id === id);
      return {
        item_id: id,
        quantity: earlier.reduce((left, { quantity }) => left - quantity, dispensed_quantity),
      };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** A medicine of a bag. */
export interface BagLine {
  item: PrescriptionItem;
  /** What is in the bag; null while nothing was handed out for it yet. */
  quantity: number | null;
}

/**
 * What a label and a delivery note are of: what was handed out and not delivered yet; else what is being prepared, without a quantity; else
 * the last delivery.
 */
export function bagOf({ items, deliveries }: Pick<Prescription, 'items' | 'deliveries'>): BagLine[] {
  const given = deliveredSince(items, deliveries);
  if (given.length === 0) {
    const left = items.filter((item) => leftToDispense(item) > 0);
    if (left.length > 0) return left.map((item) => ({ item, quantity: null }));
  }
  const bag = given.length > 0 ? given : (deliveries.at(-1)?.items ?? []);
  return items.flatMap((item) => {
    const line = bag.find(({ item_id }) => item_id === item.id);
    return line === undefined ? [] : [{ item, quantity: line.quantity }];
  });
}

/** Whether an answer to a pharmacy names what is given in full: it gives something else than what was written. */
export const needsSubstitute = (answer: QueryAnswer, proposed: string | null | undefined): boolean =>
  answer === 'other' || (answer === 'allowed' && proposed != null);

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/**
 * Whether a pharmacy may name another brand for what was written: where the doctor allows it, and as long as the brand's name has no number
 * that is not one of the strength. Another substance or strength is an item of its own that the doctor writes.
 */
export const mayNameBrand = (
  { substitution, strength }: Pick<PrescriptionItem, 'substitution' | 'strength'>,
  brand: string,
): boolean => substitution === 'allowed' && numbersIn(brand).every((number) => numbersIn(strength).includes(number));

const hands = defineMessages('contracts/journey/taken-by', {
  relation: (name: string, relation: string): string => `${name} (${relation})`,
});

/** Who took medicines, with what they are to the patient where it was said. */
export const takenBy = ({ received_by, relation }: Pick<PrescriptionDelivery, 'received_by' | 'relation'>): string =>
  relation === null ? received_by : hands.relation(received_by, relation);
