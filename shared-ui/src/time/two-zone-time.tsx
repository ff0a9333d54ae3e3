import { messages } from './zone-messages';
import { styled } from 'styled-components';
import { clockTime, dayKey, dayWord, fullMoment, type Zone } from './format';

const Rows = styled.dl`
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  overflow: hidden;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding: 9px var(--space-3);
  }
  & > div:first-child {
    background: var(--teal-100);
  }
  & > div + div {
    border-block-start: 1px solid var(--line);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

export type TwoZoneTimeProps = {
  at: Date;
  /** End of the appointment. */
  until?: Date;
  /** The user's zone first; `label` is the text before the time, e.g. "Your time, Nairobi". */
  zones: readonly (Zone & { label?: string })[];
  now: Date;
  hour12?: boolean;
};

/** One time in two zones. The day is shown in every zone where it differs from the first. */
export function TwoZoneTime({ at, until, zones, now, hour12 = false }: TwoZoneTimeProps) {
  const firstDay = dayKey(at, zones[0]?.zone ?? 'UTC');
  return (
    <Rows>
      {zones.map(({ zone, place, label }) => (
        <div key={zone + place}>
          <dt>{label ?? messages.place(place)}</dt>
          <dd title={fullMoment(at, zone)}>
            {until === undefined
              ? clockTime(at, zone, hour12)
              : messages.range(clockTime(at, zone, hour12), clockTime(until, zone, hour12))}
            {dayKey(at, zone) === firstDay ? '' : `, ${dayWord(at, now, zone)}`}
          </dd>
        </div>
      ))}
    </Rows>
  );
}
