import type { MailSink, Mood } from '../../mail/sink.ts';
import type { Fault, Situation } from '../fault.ts';
import { fillInForms, wrongIn } from '../fault.ts';
import type { Filled } from '../site/forms.ts';
import { readLedger } from '../site/ledger.ts';
import { drainMails } from '../site/mails.ts';
import { sendUntilAccepted } from '../site/submit.ts';
import { statusOf } from '../site/health.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import { percentile } from '../percentile.ts';

/** Slower by more than this factor than with a working mail server is a finding. The machine's own noise is below it. */
const NO_SLOWER = 1.5;

/** How a mail server may fail, by the count of mails it was offered. */
const MOODS: Readonly<Record<string, (count: number) => Mood>> = {
  'refuses every second mail': (count) => (count % 2 === 0 ? 'refuse' : 'accept'),
  'breaks the line': () => 'reset',
  'takes the mail and breaks the line': (count) => (count % 2 === 0 ? 'lost-answer' : 'accept'),
  'stalls for ever': () => 'stall',
};

/** The mail server fails in every way there is. Forms are taken as if nothing were, and in the end every mail arrives. */
export const mailFailing: Fault = {
  name: 'mail-failing',
  title: 'Mail server failing',
  async run(situation) {
    const { site, long, say } = situation;
    const number = long ? 100 : 15;
    const forms: Filled[] = [];
    const good: number[] = [];
    const down: number[] = [];
    const readiness = new Set<number>();
    const submit = async (into: number[] = []): Promise<void> => {
      const filled = fillInForms(situation, number);
      forms.push(...filled);
      into.push(...(await timesOf(situation, filled)));
    };
    // Alternately, so that both have the same share of quiet moments of the machine.
    for (let turn = 0; turn < (long ? 3 : 1); turn += 1) {
      await submit(good);
      await site.sink.stop();
      await submit(down);
      readiness.add(await statusOf(site.origin, 'ready'));
      await site.sink.start(site.smtpPort);
    }
    for (const [name, mood] of Object.entries(MOODS)) {
      say(`a mail server that ${name}`);
      site.sink.mood = mood;
      await submit();
      site.sink.mood = () => 'accept';
      // The long form waits until the API closes the silent connections; the short one restarts the mail server.
      if (mood(1) === 'stall' && !long) await startAgain(site.sink, site.smtpPort);
    }
    say('waiting until every mail has gone');
    const mails = await drainMails(site, forms);
    const ledger = await readLedger(site, forms);
    const ratio = percentile(down, 0.5) / percentile(good, 0.5);
    return {
      tried: `${forms.length} forms, mail server down, ${Object.keys(MOODS).join(', ')}`,
      seen: {
        acknowledged: ledger.acknowledged,
        'mails asked for': mails.asked,
        'mails arrived': mails.arrived,
        'repeats under the same Message-ID': mails.repeats,
        'submitting with mail up, p50': `${percentile(good, 0.5).toFixed(0)} ms`,
        'with mail down': `${ratio.toFixed(2)} times`,
        'ready with mail down': [...readiness].join(', '),
      },
      lost: ledger.lost + mails.lost,
      doubled: ledger.doubled + mails.doubled,
      wrong: [
        ...wrongIn(ledger, forms.length),
        ...(mails.asked === 2 * forms.length ? [] : [`${mails.asked} mails were asked for, not two for each form`]),
        ...([...readiness].every((status) => status === 200)
          ? []
          : ['a mail server that is down takes the site out of its load balancer']),
        ...(mails.repeats === 0 ? ['no mail was repeated: this run shows nothing about repeats'] : []),
        ...(long && ratio > NO_SLOWER ? [`submitting is ${ratio.toFixed(2)} times as slow with mail down`] : []),
      ],
    };
  },
};

async function timesOf({ site }: Situation, forms: readonly Filled[]): Promise<number[]> {
  await runInParallel(forms, 4, (filled) => sendUntilAccepted(site.origin, filled));
  return forms.map(({ took }) => took ?? Number.NaN);
}

async function startAgain(sink: MailSink, port: number): Promise<void> {
  await sink.stop();
  await sink.start(port);
}
