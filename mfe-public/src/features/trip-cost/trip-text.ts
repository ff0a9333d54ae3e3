import { FLIGHT_ORIGINS } from '@ayana/contracts/travel';
import { TRIP_TABLES_DATE } from '@ayana/contracts/trip';
import type { TripChoice } from '@ayana/contracts/trip';

import type { ShownTrip } from './load-trip';
import { TRIP_MESSAGES as TEXTS } from './messages';
import { moneyRange } from './money';

/** An estimate in one line, for a request: in dollars, and in the visitor's currency where it differs. */
export function tripText(choice: TripChoice, { treatment, city, estimate }: ShownTrip): string {
  const { room, lodging, from, currency, attendants } = choice;
  const origin = FLIGHT_ORIGINS.find(({ country }) => country === from);
  const range = (money: string): string => moneyRange(estimate.usd_min, estimate.usd_max, money);
  const choices = [
    TEXTS.rooms[room],
    TEXTS.lodgings[lodging].toLowerCase(),
    ...(origin === undefined ? [] : [TEXTS.from_text(origin.name)]),
  ].join(', ');
  const amounts = currency === 'USD' ? range('USD') : `${range('USD')}, ${range(currency)}`;
  return TEXTS.text(
    TEXTS.result(treatment, city),
    TEXTS.summary(estimate.days, attendants + 1),
    choices,
    amounts,
    TRIP_TABLES_DATE,
  );
}
