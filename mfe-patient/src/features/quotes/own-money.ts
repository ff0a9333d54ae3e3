import { converted, type Rate, rateOfCountry } from '@ayana/contracts/trip';
import { moneyText } from '@ayana/shared-ui/money';

/** `$6,650` from US cents. */
export const usdText = (cents: number): string => moneyText(cents / 100);

/** `KES 860,000`: about as much in the currency of the patient's country; null where there is none, or no rate. */
export function ownMoneyText(cents: number, country: string | null): string | null {
  const rate: Rate | undefined = rateOfCountry(country ?? undefined);
  return rate === undefined ? null : moneyText(converted(cents / 100, rate), rate.currency);
}
