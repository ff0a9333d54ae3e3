import type { InboxItem } from '@ayana/contracts/inbox';
import type { PatientNotification } from '@ayana/contracts/realtime';

import type { Fault, Situation } from '../fault.ts';
import { fillInForms } from '../fault.ts';
import { kill } from '../site/site.ts';
import { type Notifier, startNotifier } from '../site/notifier.ts';
import { signIn } from '../site/sign-in.ts';
import { sendUntilAccepted } from '../site/submit.ts';
import { Subscriber } from '../site/subscriber.ts';
import { until } from '../site/waiting.ts';

/** Two users' tabs and what they should have shown, in order. */
interface Watched {
  readonly staff: Subscriber<InboxItem>;
  readonly patient: Subscriber<PatientNotification>;
  readonly requests: string[];
  readonly notices: string[];
}

/**
 * A tab is offline while much happens, comes back while more happens, and has then seen everything once and in order: for the
 * staff's inbox and for a patient's notifications, which are written by another process.
 */
export const subscriberOffline: Fault = {
  name: 'subscriber-offline',
  title: 'Subscriber offline for 100 events',
  async run(situation) {
    const { site, long, say } = situation;
    const [staffMember, patient] = await Promise.all([
      signIn(site.origin, 'ayana_staff'),
      signIn(site.origin, 'patient'),
    ]);
    const notifier = await startNotifier(site, patient.email);
    const watched: Watched = {
      staff: new Subscriber({ origin: site.origin, token: staffMember.token, event: 'inbox.inserted', list: '/inbox' }),
      patient: new Subscriber({
        origin: site.origin,
        token: patient.token,
        event: 'patient_notifications.inserted',
        list: '/patient-notifications',
      }),
      requests: [],
      notices: [],
    };
    try {
      await online(watched);
      const before = watched.staff.seen.length;
      await happen(situation, notifier, watched, 10);
      await until('live events are heard', 20_000, () => haveAll(watched));
      say('online, 10 events heard');
      for (const tab of [watched.staff, watched.patient]) tab.offline();
      await happen(situation, notifier, watched, 100);
      say('100 events while offline');
      // It comes back in the middle of more.
      await Promise.all([happen(situation, notifier, watched, 30), online(watched)]);
      await settle(watched);
      const faults = [countIn(watched)];
      if (long) {
        say('the API is killed under the open tabs');
        await Promise.all([happen(situation, notifier, watched, 30), kill(site.api())]);
        await site.ready();
        await settle(watched);
        say('PostgreSQL is killed under the open tabs');
        const [server] = site.database();
        if (server !== undefined) process.kill(server, 'SIGKILL');
        await happen(situation, notifier, watched, 30);
        await settle(watched);
        faults.push(countIn(watched));
      }
      const last = faults.at(-1) ?? countIn(watched);
      return {
        tried: `${watched.requests.length} requests and ${watched.notices.length} notifications: 10 live, 100 while offline, 30 while coming back${long ? ', 30 with the API killed, 30 with PostgreSQL killed' : ''}`,
        seen: {
          'requests seen': watched.staff.seen.length - before,
          'notifications seen': watched.patient.seen.length,
          'out of order': last.disordered,
          'heard again and not shown again': watched.staff.repeats + watched.patient.repeats,
        },
        lost: last.lost,
        doubled: last.doubled,
        wrong: faults[0]?.disordered
          ? [`${faults[0].disordered} events stood in another order than they happened`]
          : [],
      };
    } finally {
      for (const tab of [watched.staff, watched.patient]) tab.offline();
      await notifier.stop();
    }
  },
};

const online = async ({ staff, patient }: Watched): Promise<void> => {
  await Promise.all([staff.online(), patient.online()]);
};

/** This many requests and as many notifications, one after the other. */
async function happen(situation: Situation, notifier: Notifier, watched: Watched, number: number): Promise<void> {
  for (const filled of fillInForms(situation, number)) {
    await sendUntilAccepted(situation.site.origin, filled);
    const { id } = JSON.parse(filled.answer ?? '{}') as { id: string };
    watched.requests.push(id);
    watched.notices.push(await notifier.notify(`Notice ${watched.notices.length}`));
  }
}

function haveAll({ staff, patient, requests, notices }: Watched): boolean {
  const [seenRequests, seenNotices] = [idsOf(staff.seen), idsOf(patient.seen)];
  return requests.every((id) => seenRequests.has(id)) && notices.every((id) => seenNotices.has(id));
}

/** Waits until everything is seen; what is not seen within half a minute, when every tab reads again, is lost. */
async function settle(watched: Watched): Promise<void> {
  await until('everything is seen', 20_000, () => haveAll(watched)).catch(() => undefined);
}

function countIn({ staff, patient, requests, notices }: Watched): {
  lost: number;
  doubled: number;
  disordered: number;
} {
  const pairs = [
    [staff.seen.map(({ id }) => id), requests],
    [patient.seen.map(({ id }) => id), notices],
  ] as const;
  let [lost, doubled, disordered] = [0, 0, 0];
  for (const [seen, expected] of pairs) {
    const wanted = new Set(expected);
    const shown = seen.filter((id) => wanted.has(id));
    lost += expected.filter((id) => !shown.includes(id)).length;
    doubled += shown.length - new Set(shown).size;
    const order = new Map(expected.map((id, index) => [id, index]));
    disordered += shown.filter(
      (id, index) => index > 0 && (order.get(shown[index - 1] ?? '') ?? 0) > (order.get(id) ?? 0),
    ).length;
  }
  return { lost, doubled, disordered };
}

const idsOf = (items: readonly { id: string }[]): Set<string> => new Set(items.map(({ id }) => id));
