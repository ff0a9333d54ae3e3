import { type Screen, words } from './screen.ts';

const TERMS = ['doctor_id', 'room_class', 'refund_terms', 'exclusions'];

/** Says on purpose that a quote gives none of the terms without which it cannot be sent; what a field says already is left. */
export async function giveNoTerms(editor: Screen): Promise<void> {
  for (const term of TERMS) {
    const box = editor.root.getByRole('checkbox', { name: words(`case-kit/quote/form:terms.notGiven.${term}`) });
    if (await box.isVisible()) await box.check();
  }
}
