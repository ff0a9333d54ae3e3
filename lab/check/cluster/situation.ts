import type { Cluster } from '../../cluster/cluster.ts';
import type { MailSink } from '@ayana/tooling/mail/sink.ts';
import type { Finding } from '@ayana/tooling/check/fault.ts';
import { readLedger } from '@ayana/tooling/check/site/ledger.ts';
import { drainMails } from '@ayana/tooling/check/site/mails.ts';
import type { People } from './people.ts';
import type { Traffic } from './traffic.ts';

/** Input of an act. */
export interface Situation {
  readonly cluster: Cluster;
  /** Takes the mails in the place of the mail page. */
  readonly sink: MailSink;
  readonly long: boolean;
  readonly folder: string;
  readonly say: (line: string) => void;
}

export interface Act {
  readonly name: string;
  readonly title: string;
  run(situation: Situation): Promise<Finding>;
}

/** Requests a second. */
export const RATE = 100;
/** Milliseconds within which a socket that was cut is back. */
export const SOCKET_LIMIT = 5000;

/** Counts rows, mails and events of the forms that were sent, and puts them into words. */
export async function account({ cluster, sink }: Situation, { forms }: Traffic, people: People) {
  const { databaseUrl } = cluster;
  const ledger = await readLedger({ databaseUrl }, forms);
  const mails = await drainMails({ databaseUrl, sink }, forms);
  const events = await people.count(forms);
  const { acknowledged, rows, keys, incomplete } = ledger;
  return {
    seen: {
      forms: forms.length,
      acknowledged,
      rows,
      mails: mails.arrived,
      'mails repeated under their Message-ID': mails.repeats,
      'events missed': events.missed,
      'events heard again and not shown again': events.repeats,
    },
    lost: ledger.lost + mails.lost + events.missed,
    doubled: ledger.doubled + mails.doubled + events.twice,
    wrong: [
      ...(acknowledged === forms.length
        ? []
        : [`${forms.length - acknowledged} of ${forms.length} forms were never accepted`]),
      ...(rows === keys && rows === acknowledged
        ? []
        : [`acknowledged, rows and keys differ: ${acknowledged}, ${rows}, ${keys}`]),
      ...(incomplete === 0 ? [] : [`${incomplete} rows without their inbox entry, key or two mails`]),
      ...(mails.asked === 2 * forms.length ? [] : [`${mails.asked} mails were asked for, not two for each form`]),
    ],
  };
}

/** Processes that ended by themselves. */
export const crashesOf = ({ programs }: Cluster): string[] => programs.flatMap(({ crashes }) => crashes);
