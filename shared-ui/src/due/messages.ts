import { defineMessages, select } from '@ayana/contracts/language';

/** Texts of promised times. */
export const messages = defineMessages('shared-ui/due', {
  promise: 'The promise',
  clockStopped: 'Clock stopped',
  left: (time: string, what: string): string => `${time} left${select(what, { none: '', other: ` to ${what}` })}`,
  event: (event: string, time: string): string => `${event} in ${time}`,
  eventPassed: (event: string, time: string): string => `${event} ${time} ago`,
  late: (time: string): string => `${time} late`,
  metIn: (time: string): string => `Answered in ${time}`,
  metAt: (met: string, promised: string, late: boolean): string =>
    `Answered at ${met}, ${select(late, { true: 'after', other: 'before' })} the promised ${promised}`,
  promisedBy: (moment: string): string => `Promised by ${moment}`,
  wasPromised: (moment: string): string => `Was promised by ${moment}`,
  received: (moment: string): string => `Received ${moment}`,
  due: (what: string, moment: string): string => `${what} due ${moment}`,
  of: (time: string): string => `of ${time}`,
});
