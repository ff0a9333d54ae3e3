/** Why a column of a list has no order of its own. */
const REASONS = {
  places: 'The rows come from several places, each read by its own index of the time: the list is in that order alone.',
  worded: 'A sentence put together from several facts, which differ from row to row.',
  counted: 'Counted or worked out for the rows that are shown, not for the whole list.',
  several: 'A row has several of them.',
  flag: 'Has two values only: its filter shows one of them.',
  action: 'A button, not a value.',
} as const;

export type UnsortedReason = keyof typeof REASONS;

/** By the address of a list, the columns that cannot be ordered, by their titles. Every other column of these lists is a button that sorts. */
export const UNSORTED: Readonly<Record<string, Readonly<Record<string, UnsortedReason>>>> = {
  '/case-manager?scope=all': { What: 'places', 'Case manager': 'places', Due: 'places' },
  '/admin/service-catalog': { 'Open requests': 'counted' },
  '/admin/enterprise-service-management/recurring': { When: 'worded', Last: 'worded' },
  '/admin/crisis-detection?view=all': { Found: 'worded' },
  '/admin/broadcast-management': { Delivered: 'counted' },
  '/admin/resource-mobilization': { Found: 'counted' },
  '/admin/treatments': { Featured: 'flag', State: 'flag', Actions: 'action' },
  '/admin/organisations': { Cities: 'several', 'To do': 'counted' },
  '/admin/hospitals': { State: 'flag' },
  '/admin/doctors': { Specialisation: 'several', State: 'flag' },
  '/admin/users': { 'Last sign-in': 'counted' },
  '/admin/activity/all': { What: 'places', Who: 'places', Account: 'places', Details: 'worded' },
  '/admin/appointments?view=list': { 'Video link': 'action' },
  '/admin/inbox/not-placed': { Message: 'worded' },
  '/admin/resource-mobilization/resources': { 'Free now': 'counted', Now: 'worded' },
  '/admin/escalation-management/on-call': { 'On call now': 'counted', Next: 'counted' },
  '/admin/regulatory-compliance/credentials': { State: 'worded' },
};
