import { askAbout } from '../../platform/http/confirmations.js';
import { FIELD_LABELS } from '../../platform/http/input/field-labels.js';
import { priceDoubts } from '@ayana/contracts/journey';

/** An amount of a fund, in US cents, that differs a hundredfold from what it was is asked about. Other resources are counted in things. */
export function askAboutFund(
  kind: string,
  field: 'capacity' | 'quantity',
  typed: number | undefined,
  usual: number,
): void {
  if (kind === 'fund')
    askAbout(
      priceDoubts([{ field, label: FIELD_LABELS[field === 'capacity' ? 'Capacity' : 'Quantity'], typed, usual }]),
    );
}
