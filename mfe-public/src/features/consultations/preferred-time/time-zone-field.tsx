import { nearestOffset } from '@ayana/contracts/places';
import { Field, Select } from '@ayana/shared-ui';
import type { FieldProps } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { CONSULTATION_MESSAGES } from '../messages';
import type { VisitorTimes } from './visitor-times';
import { zoneLabel } from './visitor-zone';

const Guess = styled.button`
  min-block-size: 40px;
  color: var(--teal-700);
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 1.4;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    color: var(--teal-800);
    text-decoration-thickness: 2px;
  }
`;

/** Its line is reserved: the zone is known only after the first render. */
const Below = styled.div`
  min-block-size: 44px;
  padding-block-start: 4px;
  font-size: var(--size-14);
  line-height: 1.43;
  color: var(--stone);
`;

export interface TimeZoneFieldProps extends Omit<FieldProps, 'label' | 'children'> {
  name: string;
  value: string;
  offered: readonly string[];
  visitor: VisitorTimes;
  /** Whether it was filled in from the device without the visitor's choice. */
  guessed?: boolean;
  onChange: (offset: string) => void;
}

/** The offsets of the specification, with a button for the device's own zone. */
export function TimeZoneField({
  name,
  value,
  offered,
  visitor,
  guessed = false,
  onChange,
  ...field
}: TimeZoneFieldProps) {
  const { clock, time_zone } = visitor;
  const nearest = clock?.device ? nearestOffset(clock.device, clock.now, offered) : null;
  return (
    <div>
      <Field {...field} label={CONSULTATION_MESSAGES.timezone}>
        <Select name={name} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{field.required ? CONSULTATION_MESSAGES.choose : CONSULTATION_MESSAGES.not_chosen}</option>
          {offered.map((offset) => (
            <option key={offset}>{offset}</option>
          ))}
        </Select>
      </Field>
      <Below>
        {value === '' && clock?.device && nearest ? (
          <Guess type="button" onClick={() => onChange(nearest)}>
            {CONSULTATION_MESSAGES.use_device(zoneLabel(clock.device), nearest)}
          </Guess>
        ) : null}
        {value !== '' && time_zone ? CONSULTATION_MESSAGES.zone_known(zoneLabel(time_zone)) : null}
        {guessed ? ` ${CONSULTATION_MESSAGES.from_device}` : null}
      </Below>
    </div>
  );
}
