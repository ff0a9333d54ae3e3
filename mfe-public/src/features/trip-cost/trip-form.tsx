import { localHref } from '@ayana/contracts/language';
import { FLIGHT_ORIGINS } from '@ayana/contracts/travel';
import { RATES, TRIP_DAYS, TRIP_LODGINGS, TRIP_MAX_ATTENDANTS, TRIP_ROOMS } from '@ayana/contracts/trip';
import { Button, Field, Select, TextInput } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { FormGrid } from '../../forms/form-grid.styles';
import type { TripRead } from './load-trip';
import { TRIP_MESSAGES as TEXTS } from './messages';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & h2 {
    font-size: var(--size-24);
  }
  & > button {
    justify-self: start;
  }
`;

const PEOPLE = Array.from({ length: TRIP_MAX_ATTENDANTS + 1 }, (_, count) => count);
const names = new Intl.DisplayNames('en', { type: 'currency' });
const ORIGINS = FLIGHT_ORIGINS.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** The calculator's questions: a plain GET form, which works without scripts, and whose URL can be shared. */
export function TripForm({ choice, treatments, cities }: Pick<TripRead, 'choice' | 'treatments' | 'cities'>) {
  return (
    <Form action={localHref('/trip-cost#cost')} method="get" aria-labelledby="trip-form">
      <h2 id="trip-form">{TEXTS.form}</h2>
      <FormGrid>
        <Field label={TEXTS.treatment} id="trip-treatment">
          <Select name="treatment" defaultValue={choice.treatment} required>
            <option value="">{TEXTS.choose}</option>
            {treatments.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={TEXTS.city} id="trip-city">
          <Select name="city" defaultValue={choice.city} required>
            <option value="">{TEXTS.choose}</option>
            {cities.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={TEXTS.days} hint={TEXTS.days_hint} id="trip-days">
          <TextInput
            name="days"
            type="number"
            inputMode="numeric"
            min={TRIP_DAYS.least}
            max={TRIP_DAYS.most}
            defaultValue={choice.days ?? ''}
          />
        </Field>
        <Field label={TEXTS.attendants} id="trip-attendants">
          <Select name="attendants" defaultValue={String(choice.attendants)}>
            {PEOPLE.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </Field>
        <Field label={TEXTS.room} id="trip-room">
          <Select name="room" defaultValue={choice.room}>
            {TRIP_ROOMS.map((room) => (
              <option key={room} value={room}>
                {TEXTS.rooms[room]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={TEXTS.lodging} id="trip-lodging">
          <Select name="lodging" defaultValue={choice.lodging}>
            {TRIP_LODGINGS.map((tier) => (
              <option key={tier} value={tier}>
                {TEXTS.lodgings[tier]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={TEXTS.from} id="trip-from">
          <Select name="from" defaultValue={choice.from}>
            <option value="">{TEXTS.no_flight}</option>
            {ORIGINS.map(({ country, name }) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={TEXTS.visa} id="trip-visa">
          <Select name="visa" defaultValue={choice.visa ? 'yes' : 'no'}>
            <option value="yes">{TEXTS.visas.yes}</option>
            <option value="no">{TEXTS.visas.no}</option>
          </Select>
        </Field>
        <Field label={TEXTS.currency} id="trip-currency">
          <Select name="currency" defaultValue={choice.currency}>
            {RATES.map(({ currency }) => (
              <option key={currency} value={currency}>
                {`${currency}, ${names.of(currency) ?? currency}`}
              </option>
            ))}
          </Select>
        </Field>
      </FormGrid>
      <Button type="submit" size="large">
        {TEXTS.submit}
      </Button>
    </Form>
  );
}
