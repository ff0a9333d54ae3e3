import { INBOX_AGES, INBOX_KINDS, INBOX_STATUSES, LEAD_STAGE_NAMES, LEAD_STAGES } from '@ayana/contracts/inbox';
import { COUNTRIES } from '@ayana/contracts/places';
import type { Filter } from '@ayana/shared-ui/filters';
import { messages } from '../messages';
import { REQUEST_MESSAGES } from '../../../components/case-queue/request-words';

const { filter: words } = messages;

/** The filters of the list, by the API's names. */
export const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: words.q },
  {
    kind: 'one',
    name: 'kind',
    label: words.kind,
    options: INBOX_KINDS.map((value) => ({ value, label: REQUEST_MESSAGES.kinds[value] })),
  },
  {
    kind: 'one',
    name: 'status',
    label: words.status,
    options: INBOX_STATUSES.filter((value) => value !== 'closed').map((value) => ({
      value,
      label: REQUEST_MESSAGES.statuses[value],
    })),
  },
  {
    kind: 'one',
    name: 'assigned_to',
    label: words.owner,
    options: [
      { value: 'me', label: words.me },
      { value: 'none', label: words.nobody },
    ],
  },
  {
    kind: 'one',
    name: 'country',
    label: words.country,
    options: COUNTRIES.map(({ name }) => ({ value: name, label: name })),
  },
  {
    kind: 'one',
    name: 'age',
    label: words.age,
    options: INBOX_AGES.map((value) => ({ value, label: messages.ages[value] })),
  },
  {
    kind: 'one',
    name: 'repeated',
    label: words.repeated,
    options: [
      { value: 'true', label: words.repeatedChoices.true },
      { value: 'false', label: words.repeatedChoices.false },
    ],
  },
  {
    kind: 'one',
    name: 'lead_stage',
    label: words.lead_stage,
    options: LEAD_STAGES.map((value) => ({ value, label: LEAD_STAGE_NAMES[value] })),
  },
  { kind: 'flag', name: 'overdue', label: words.overdue },
  { kind: 'flag', name: 'follow_up', label: words.follow_up },
  {
    kind: 'one',
    name: 'sort',
    label: words.sort,
    options: [
      { value: 'received', label: words.sorts.received },
      { value: 'updated', label: words.sorts.updated },
    ],
  },
];
