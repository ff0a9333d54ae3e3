import type { VisaStep } from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import { refusedFields } from '../../../platform/app-error.js';
import { JOURNEY_MESSAGES as messages } from '../../journeys/index.js';
import type { VisaApplicationRow } from './visa-application.entity.js';
import type { VisaStepDto } from './visa.dto.js';

const DAY = 24 * 60 * 60_000;

/** What each step needs. */
const NEEDED: Readonly<Record<VisaStep, readonly Exclude<keyof VisaStepDto, 'step' | 'on'>[]>> = {
  apply: ['reference'],
  appoint: ['starts_at', 'zone', 'place'],
  grant: ['visa_number', 'valid_until'],
  refuse: ['reason'],
  collect: [],
  reopen: [],
};

/** @throws AppError `invalid_fields` for what a step needs, a day to come, and a visa that ends before it begins */
export function refuseIncomplete(form: VisaStepDto, now: Date): void {
  const { step, on, valid_until } = form;
  const faults: FieldError[] = NEEDED[step]
    .filter((field) => form[field] === undefined)
    .map((field) => ({ field, message: messages.visa_needed[field] }));
  // A day ahead: it is tomorrow already in some places.
  if (on !== undefined && Date.parse(on) > now.getTime() + DAY)
    faults.push({ field: 'on', message: messages.visa_day });
  if (step === 'grant' && valid_until !== undefined && valid_until < dayFor(form, now))
    faults.push({ field: 'valid_until', message: messages.visa_over });
  if (faults.length > 0) throw refusedFields(faults);
}

const dayFor = ({ on }: VisaStepDto, now: Date): string => on ?? now.toISOString().slice(0, 10);

/** What a step writes; what it takes back is removed. */
export function valuesOf(form: VisaStepDto, now: Date): Partial<VisaApplicationRow> {
  const { step, reference, visa_number, valid_until, reason } = form;
  const on = dayFor(form, now);
  const undecided = { decided_on: null, visa_number: null, valid_until: null, refused_reason: null };
  switch (step) {
    case 'collect':
      return { applied_on: null, reference: null, appointment_leg_id: null, ...undecided };
    case 'apply':
      return { applied_on: on, reference: reference ?? null, appointment_leg_id: null, ...undecided };
    case 'appoint':
      return {};
    case 'grant':
      return { decided_on: on, visa_number: visa_number ?? null, valid_until: valid_until ?? null };
    case 'refuse':
      return { decided_on: on, refused_reason: reason ?? null };
    case 'reopen':
      return undecided;
  }
}
