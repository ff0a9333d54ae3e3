import { defineMessages } from '@ayana/contracts/language';

export const COLLEAGUE_MESSAGES = defineMessages('api/colleagues', {
  name_taken: 'There is a group with this name already.',
  too_many: (most: number): string => `There can be at most ${most} groups.`,
  nothing_to_change: 'Please change something.',
  staff_only: 'Only colleagues of the staff can be in a group.',
  members_needed: 'A group needs at least one member.',
  unknown_group: 'There is no such group.',
  group_has_work: 'Nobody has taken some of its work yet. Assign that to someone else first.',
  group_title: (group: string): string => `New for ${group}`,
  from_past: 'Choose today or a later day.',
  order: 'The last day cannot be before the first.',
  not_a_colleague: 'Choose a colleague of the staff.',
  colleague_away: (name: string): string => `${name} is away in these days. Choose someone else.`,
  cover_title: (name: string): string => `You cover for ${name}`,
  cover_text: (name: string, until: string): string =>
    `${name} is away until ${until}. Service requests, incidents and pages of ${name} are yours until then.`,
  cover_over_title: (name: string): string => `You no longer cover for ${name}`,
  cover_over_text: (name: string): string => `Service requests, incidents and pages of ${name} are not yours any more.`,
});
