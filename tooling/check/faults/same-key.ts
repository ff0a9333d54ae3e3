import type { Fault } from '../fault.ts';
import { fillInForms, wrongIn } from '../fault.ts';
import { readLedger } from '../site/ledger.ts';
import { send } from '../site/submit.ts';

const AT_ONCE = 50;

/** Fifty equal requests at the same moment are one row and fifty equal answers. */
export const sameKey: Fault = {
  name: 'same-key',
  title: 'The same key 50 times at once',
  async run(situation) {
    const { site, long } = situation;
    const forms = fillInForms(situation, long ? 30 : 3);
    let unequal = 0;
    for (const filled of forms) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(site.origin, filled)));
      const first = answers.find(({ status }) => status === 201)?.text;
      unequal += answers.filter(({ status, text }) => status !== 201 || text !== first).length;
    }
    const [original] = forms;
    const changed = original && { ...original, body: original.body.replace('Example', 'Another') };
    const conflict = changed && (await send(site.origin, changed));
    const ledger = await readLedger(site, forms);
    const { acknowledged, rows, keys, lost, doubled } = ledger;
    return {
      tried: `${forms.length} forms, each sent ${AT_ONCE} times at once with one key; then the key with another body`,
      seen: { acknowledged, rows, keys, 'unequal answers': unequal, 'another body': conflict?.status ?? 0 },
      lost,
      doubled,
      wrong: [
        ...wrongIn(ledger, forms.length),
        ...(unequal > 0 ? [`${unequal} of ${forms.length * AT_ONCE} answers were not equal`] : []),
        ...(conflict?.status === 409 ? [] : ['the key was taken with another body']),
      ],
    };
  },
};
