import {
  PAYMENT_KINDS,
  PAYMENT_MAX,
  PAYMENT_STEPS,
  PAYMENT_WORDS_MAX,
  type PaymentKind,
  type PaymentStep,
} from '@ayana/contracts/journey';
import { ChoiceField, DateField, IdField, IntegerField, TextField } from '../../../platform/http/input/fields.js';

const STEPS = Object.keys(PAYMENT_STEPS) as PaymentStep[];

export class NewCasePaymentDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @ChoiceField({ label: 'Kind', of: PAYMENT_KINDS })
  kind!: PaymentKind;

  @IntegerField({ label: 'Amount', min: 1, max: PAYMENT_MAX, description: 'US cents.' })
  amount!: number;

  @DateField({ label: 'Due', optional: true })
  due_on?: string;

  @TextField({ label: 'How to pay', optional: true, max: PAYMENT_WORDS_MAX })
  how?: string;
}

export class CasePaymentChangeDto {
  @IntegerField({
    label: 'Amount',
    optional: true,
    min: 1,
    max: PAYMENT_MAX,
    description: 'US cents; while it is due.',
  })
  amount?: number;

  @DateField({ label: 'Due', optional: true, nullable: true })
  due_on?: string | null;

  @TextField({ label: 'How to pay', optional: true, nullable: true, max: PAYMENT_WORDS_MAX })
  how?: string | null;

  @ChoiceField({ label: 'Step', optional: true, of: STEPS })
  step?: PaymentStep;

  @TextField({
    label: 'Reason',
    optional: true,
    max: PAYMENT_WORDS_MAX,
    description: 'Required to waive it; the patient reads it.',
  })
  reason?: string;
}
