import { ROOM_CLASS_NAMES, type Stay, STAY_CHECK_NAMES, type StayCheck } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Button } from '@ayana/shared-ui/button';
import { dayText, fullMoment, useNow } from '@ayana/shared-ui/time';
import { messages } from './messages';
import type { OpenCheck } from './stay.api';
import { Facts, Lines, Parts } from './stay.styles';

const { facts: words, checks } = messages;
const moment = (at: string, zone = INDIA_ZONE): string => fullMoment(new Date(at), zone);

const NEW_CHECK: OpenCheck = {
  kind: 'other',
  label: '',
  state: 'open',
  note: null,
  blood_units: null,
  blood_group: null,
};

/** What is known and done before the admission. */
export function BeforeSection({ stay, onCheck }: { stay: Stay; onCheck: (check: OpenCheck) => void }) {
  const now = useNow();
  return (
    <Parts>
      <Facts>
        {factsOf(stay, now).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </Facts>
      <div>
        <h3>{checks.title}</h3>
        <Lines>
          {stay.checks.map((check) => (
            <li key={`${check.kind} ${check.label}`}>
              <div>
                <p dir="auto">{nameOf(check)}</p>
                <small>{stateOf(check)}</small>
                {check.note === null ? null : <small dir="auto">{check.note}</small>}
              </div>
              {stay.may_write ? (
                <Button
                  variant="outline"
                  size="small"
                  aria-label={checks.sayOf(nameOf(check))}
                  onClick={() => onCheck(check)}
                >
                  {checks.say}
                </Button>
              ) : null}
            </li>
          ))}
        </Lines>
      </div>
      {stay.may_write ? (
        <div>
          <Button variant="tonal" size="small" onClick={() => onCheck(NEW_CHECK)}>
            {checks.add}
          </Button>
        </div>
      ) : null}
    </Parts>
  );
}

const nameOf = ({ kind, label }: StayCheck): string => (kind === 'other' ? label : STAY_CHECK_NAMES[kind]);

function stateOf({ state, by, at, blood_units, blood_group }: StayCheck): string {
  const blood = blood_units === null || blood_group === null ? null : checks.blood(blood_units, blood_group);
  const said = [checks.states[state], blood].filter((part) => part !== null).join(', ');
  return at === null ? said : checks.by(said, by ?? checks.someone, moment(at));
}

function factsOf(stay: Stay, now: Date): [string, string][] {
  const { admission, letter, room_class, days_in_hospital, plan } = stay;
  const { admitted_at, discharged_at, expected_on } = admission;
  return [
    [words.expected, expected_on === null ? words.noDay : dayText(expected_on, now)],
    ...(admitted_at === null ? [] : [[words.admitted, moment(admitted_at)] satisfies [string, string]]),
    ...(discharged_at === null ? [] : [[words.discharged, moment(discharged_at)] satisfies [string, string]]),
    [words.arrival, arrivalText(stay)],
    [
      words.letter,
      letter !== null
        ? words.letterIssued(moment(letter.issued_at))
        : stay.letter_needed
          ? words.letterNeeded
          : words.letterNotNeeded,
    ],
    [words.roomClass, room_class === null ? words.noRoomClass : ROOM_CLASS_NAMES[room_class]],
    ...(days_in_hospital === null ? [] : [[words.days, String(days_in_hospital)] satisfies [string, string]]),
    [words.room, admission.room ?? words.noRoom],
    [words.plan, plan ?? words.noPlan],
  ];
}

function arrivalText({ arrived_at, admission: { arrival } }: Stay): string {
  if (arrived_at !== null) return words.arrived(moment(arrived_at));
  if (arrival === null || !arrival.time_known) return words.noFlight;
  const lands = moment(arrival.at, arrival.zone);
  return arrival.reference === null ? words.lands(lands) : words.flight(arrival.reference, lands);
}
