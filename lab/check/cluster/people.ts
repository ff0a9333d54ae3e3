import type { InboxItem } from '@ayana/contracts/inbox';

import type { Filled } from '@ayana/tooling/check/site/forms.ts';
import { signIn } from '@ayana/tooling/check/site/sign-in.ts';
import { Subscriber } from '@ayana/tooling/check/site/subscriber.ts';
import { until } from '@ayana/tooling/check/site/waiting.ts';
import { Crowd } from './crowd.ts';

/** Members of the staff who watch the inbox. */
const STAFF = 10;
/** All open tabs, those of the staff included. */
const TABS = 500;

/** The open tabs during an act: most hear little, the staff's hear of every form. */
export class People {
  readonly crowd: Crowd;
  readonly staff: readonly Subscriber<InboxItem>[];
  /** How many each member had on the screen at first. */
  #before: readonly number[] = [];

  private constructor(crowd: Crowd, staff: readonly Subscriber<InboxItem>[]) {
    this.crowd = crowd;
    this.staff = staff;
  }

  static async come(origin: string): Promise<People> {
    const [patient, member] = [await signIn(origin, 'patient'), await signIn(origin, 'ayana_staff')];
    const crowd = await Crowd.open(origin, [patient.token], TABS - STAFF);
    const list = { origin, token: member.token, event: 'inbox.inserted', list: '/inbox' } as const;
    const staff = Array.from({ length: STAFF }, () => new Subscriber<InboxItem>(list));
    const people = new People(crowd, staff);
    try {
      await Promise.all(staff.map((each) => each.online()));
    } catch (error) {
      // Open sockets would keep this process from ending.
      await people.leave();
      throw error;
    }
    people.#before = staff.map(({ seen }) => seen.length);
    return people;
  }

  /**
   * Compares what each member of the staff saw with the forms that were accepted.
   * @returns events that a tab missed although it was connected again, and those it showed twice
   */
  async count(forms: readonly Filled[]): Promise<{ missed: number; twice: number; repeats: number }> {
    const wanted = forms.flatMap(({ answer }) =>
      answer === undefined ? [] : [(JSON.parse(answer) as { id: string }).id],
    );
    const missing = (): number[] =>
      this.staff.map(({ seen }) => {
        const ids = new Set(seen.map(({ id }) => id));
        return wanted.filter((id) => !ids.has(id)).length;
      });
    await until('everything is seen', 30_000, () => missing().every((count) => count === 0)).catch(() => undefined);
    const fresh = this.staff.map(({ seen }, index) => seen.slice(this.#before[index]).map(({ id }) => id));
    return {
      missed: sum(missing()),
      twice: sum(fresh.map((ids) => ids.length - new Set(ids).size)),
      repeats: sum(this.staff.map(({ repeats }) => repeats)),
    };
  }

  /** Waits until everyone's socket is back. @returns the longest time one was away, in milliseconds */
  async back(patienceMs: number): Promise<{ cuts: number; longestGap: number }> {
    let [cuts, longestGap] = [0, 0];
    await until(
      'all sockets are back',
      patienceMs,
      async () => {
        const report = await this.crowd.report();
        cuts += report.cuts;
        longestGap = Math.max(longestGap, report.longestGap);
        return report.connected === TABS - STAFF && this.staff.every(({ connected }) => connected);
      },
      100,
    ).catch(() => (longestGap = Math.max(longestGap, patienceMs)));
    return { cuts, longestGap };
  }

  async leave(): Promise<void> {
    for (const each of this.staff) each.offline();
    await this.crowd.close();
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
