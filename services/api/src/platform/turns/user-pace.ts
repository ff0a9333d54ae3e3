/** Milliseconds of work that a user has at once, before they rest. */
const BURST = 150;
/** The part of all time that a user's work may take while others ask for something. */
const SHARE = 0.025;
/** Milliseconds: a longer rest would look like a failure. */
const LONGEST_REST = 3000;
/** Milliseconds since another user asked for something, in which others count as here. */
const COMPANY = 1000;
/** Most users whose work is counted at a time; who worked longest ago is forgotten first. */
const MAX_USERS = 10_000;

interface Worked {
  /** Milliseconds of work that are left; below zero the user rests. */
  credit: number;
  at: number;
}

/**
 * How much expensive work a user gets: `BURST` at once, and beyond it `SHARE` of the time, as long as others ask for something. A user who is alone
 * never rests: a long file is written as fast as the machine can.
 */
export class UserPace {
  private readonly worked = new Map<string, Worked>();
  private last = { key: '', at: -Infinity };
  /** When another user than `last` asked for something. */
  private lastOther = -Infinity;

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Notes that a user asks for something, expensive or not. */
  note(key: string): void {
    if (key !== this.last.key) this.lastOther = this.last.at;
    this.last = { key, at: this.now() };
  }

  /** Counts work of a user. @returns milliseconds until they may go on */
  restAfter(key: string, took: number): number {
    const now = this.now();
    const { credit, at } = this.worked.get(key) ?? { credit: BURST, at: now };
    const left = Math.max(Math.min(BURST, credit + (now - at) * SHARE) - took, -LONGEST_REST * SHARE);
    this.worked.delete(key);
    this.worked.set(key, { credit: left, at: now });
    if (this.worked.size > MAX_USERS) this.worked.delete(this.worked.keys().next().value ?? key);
    return left >= 0 || this.isAlone(key, now) ? 0 : -left / SHARE;
  }

  private isAlone(key: string, now: number): boolean {
    return (key === this.last.key ? this.lastOther : this.last.at) < now - COMPANY;
  }
}
