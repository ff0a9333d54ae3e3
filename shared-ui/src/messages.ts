/** The few texts of shared-ui itself; callers pass all others. */
export const messages = {
  optional: '(optional)',
  close: 'Close',
  retry: 'Retry',
  retrying: 'Trying again',
  reference: (id: string): string => `Reference for support: ${id}`,
  unassigned: 'Unassigned',
  you: 'You',
  goodHour: 'A good time to call',
  poorHour: 'Not a good time to call',
  promise: 'The promise',
  clockStopped: 'Clock stopped',
  left: (time: string, what: string): string => (what === '' ? `${time} left` : `${time} left to ${what}`),
  late: (time: string): string => `${time} late`,
  metIn: (time: string): string => `Answered in ${time}`,
  metAt: (met: string, promised: string, late: boolean): string =>
    `Answered at ${met}, ${late ? 'after' : 'before'} the promised ${promised}`,
  promisedBy: (moment: string): string => `Promised by ${moment}`,
  wasPromised: (moment: string): string => `Was promised by ${moment}`,
  received: (moment: string): string => `Received ${moment}`,
  due: (what: string, moment: string): string => `${what.charAt(0).toUpperCase()}${what.slice(1)} due ${moment}`,
  of: (time: string): string => `of ${time}`,
} as const;
