import type { Fault } from '../fault.ts';
import { fillInForms, wrongIn } from '../fault.ts';
import { readLedger, replay } from '../site/ledger.ts';
import { kill } from '../site/site.ts';
import { sendUntilAccepted } from '../site/submit.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import { until } from '../site/waiting.ts';

/** The API is killed again and again while forms come in; each is sent again with its key until it is accepted. */
export const apiKilled: Fault = {
  name: 'api-killed',
  title: 'API killed (-9) under load',
  async run(situation) {
    const { site, long, say } = situation;
    const kills = long ? 9 : 2;
    const forms = fillInForms(situation, long ? 1000 : 90);
    let accepted = 0;
    let broken = 0;
    const submitting = runInParallel(forms, 8, async (filled) => {
      await sendUntilAccepted(site.origin, filled, {
        onAttempt: ({ status }) => {
          if (status !== 201) broken += 1;
        },
      });
      accepted += 1;
    });
    const killing = (async () => {
      for (let done = 1; done <= kills; done += 1) {
        const mark = (forms.length * done) / (kills + 1);
        await until('enough forms are in', 240_000, () => accepted >= mark, 2);
        await kill(site.api());
        say(`killed ${done} of ${kills}, ${accepted} forms accepted`);
        await site.ready();
      }
    })();
    await Promise.all([submitting, killing]);
    const different = await replay(site, forms);
    const ledger = await readLedger(site, forms);
    const { acknowledged, rows, keys, lost, doubled } = ledger;
    return {
      tried: `${forms.length} forms sent until accepted, API killed ${kills} times; then each once more with its key`,
      seen: { acknowledged, rows, keys, 'attempts without success': broken, 'replays that differ': different },
      lost,
      doubled,
      wrong: [
        ...wrongIn(ledger, forms.length),
        ...(different > 0 ? [`${different} replays were not the first answer, byte for byte`] : []),
      ],
    };
  },
};
