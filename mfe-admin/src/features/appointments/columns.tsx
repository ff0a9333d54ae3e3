import { roomPath } from '@ayana/contracts/consultation-room';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { CONSULTATION_KINDS } from '@ayana/contracts/catalogue';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { clockTime, deviceZone, inPlace, shortDate, useNow } from '@ayana/shared-ui/time';
import { type Appointment, type BookedDoctor, needsLink } from './appointments.api';
import { messages } from './messages';

const { columns: titles, filters: labels, link: words } = messages;

/** @param setLink opens the link of one */
export const columnsOf = (setLink: (appointment: Appointment) => void): readonly Column<Appointment>[] => [
  {
    id: 'visitor',
    title: titles.visitor,
    sort: 'visitor',
    lead: true,
    width: '28%',
    cell: ({ name, case_number, country }) => (
      <>
        <span dir="auto">{name}</span>
        {case_number === null ? null : <small>{case_number}</small>}
        {country === null ? null : <small dir="auto">{country}</small>}
      </>
    ),
  },
  {
    id: 'starts',
    title: titles.starts,
    sort: 'starts',
    firstOrder: 'desc',
    width: '190px',
    cell: (appointment) => <When appointment={appointment} />,
  },
  {
    id: 'doctor',
    title: titles.doctor,
    sort: 'doctor',
    cell: ({ doctor }) => (
      <div>
        <span dir="auto">{doctor.full_name}</span>
        <small dir="auto">{doctor.hospital_name}</small>
      </div>
    ),
  },
  { id: 'kind', title: titles.kind, sort: 'kind', width: '96px', chip: true, cell: ({ kind }) => messages.kinds[kind] },
  {
    id: 'status',
    title: titles.status,
    sort: 'status',
    width: '124px',
    chip: true,
    cell: ({ status }) => <Chip tone={status === 'booked' ? 'teal' : 'neutral'}>{messages.statuses[status]}</Chip>,
  },
  {
    id: 'link',
    title: titles.link,
    width: '176px',
    cell: (appointment) => (
      <>
        {needsLink(appointment, new Date()) ? <JoinLink appointment={appointment} onChange={setLink} /> : null}
        {appointment.kind === 'video' && appointment.status === 'booked' ? (
          // A document of its own, which may use the camera. Afterwards it says who was there.
          <a href={roomPath(appointment.id)} aria-label={words.roomOf(appointment.name)}>
            {words.room}
          </a>
        ) : null}
      </>
    ),
  },
];

interface JoinLinkProps {
  appointment: Appointment;
  onChange: (appointment: Appointment) => void;
}

/** Whether a talk has its link, and the button that sets it. */
function JoinLink({ appointment, onChange }: JoinLinkProps) {
  const isSet = appointment.join_url !== null;
  const action = isSet ? words.change : words.set;
  return (
    <div>
      <small>{isSet ? words.isSet : words.missing}</small>
      <Button
        variant="outline"
        size="small"
        aria-label={words.of(action, appointment.name)}
        onClick={() => onChange(appointment)}
      >
        {action}
      </Button>
    </div>
  );
}

/** On the clock of the desk, then on the visitor's where it is another one. */
function When({ appointment: { starts_at, time_zone } }: { appointment: Appointment }) {
  const at = new Date(starts_at);
  const now = useNow();
  const own = clockTime(at, INDIA_ZONE);
  const visitor = time_zone === null ? null : deviceZone(time_zone);
  const theirs = visitor === null ? own : clockTime(at, visitor.zone);
  return (
    <div>
      <time dateTime={starts_at}>
        {shortDate(at, now, INDIA_ZONE)}, {own}
      </time>
      {visitor === null || theirs === own ? null : <small>{inPlace(theirs, visitor.place)}</small>}
    </div>
  );
}

/** A list is also narrowed by days; a week has its own. */
export function appointmentFilters(doctors: readonly BookedDoctor[], isList: boolean): Filter[] {
  return [
    { kind: 'search', name: 'q', label: labels.q },
    {
      kind: 'one',
      name: 'doctor_id',
      label: labels.doctor,
      options: doctors.map(({ id, full_name }) => ({ value: id, label: full_name })),
    },
    {
      kind: 'one',
      name: 'kind',
      label: labels.kind,
      options: CONSULTATION_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
    },
    {
      kind: 'one',
      name: 'status',
      label: labels.status,
      options: (['booked', 'cancelled'] as const).map((value) => ({ value, label: messages.statuses[value] })),
    },
    ...(isList
      ? ([
          { kind: 'day', name: 'from', label: labels.from },
          { kind: 'day', name: 'to', label: labels.to },
        ] as const)
      : []),
  ];
}
