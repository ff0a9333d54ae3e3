import type { PrescriptionItem, PrescriptionQuery } from './prescriptions.ts';

type Counted = Pick<PrescriptionItem, 'quantity' | 'dispensed_quantity'>;

/** What is still to be handed out of a medicine. */
export const leftToDispense = ({ quantity, dispensed_quantity }: Counted): number => quantity - dispensed_quantity;

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

type Answered = Pick<PrescriptionQuery, 'answer' | 'proposed_medicine' | 'answer_medicine'>;

/** Whether another medicine may be given: the doctor said so when writing, or as the answer to a question. */
export const maySubstitute = (
  { substitution }: Pick<PrescriptionItem, 'substitution'>,
  answers: readonly { [Field in keyof Answered]?: Answered[Field] | undefined }[],
  substitute: string,
): boolean =>
  substitution === 'allowed' ||
  answers.some(
    ({ answer, proposed_medicine, answer_medicine }) =>
      (answer === 'allowed' && proposed_medicine === substitute) ||
      (answer === 'other' && answer_medicine === substitute),
  );
