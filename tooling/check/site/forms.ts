import { randomUUID } from 'node:crypto';

import type { FormFunction } from '@ayana/contracts/forms';

/** One filled-in form and its result. */
export interface Filled {
  readonly form: FormFunction;
  readonly table: string;
  readonly email: string;
  readonly body: string;
  /** The Idempotency-Key of this filled-in form, the same however often it is sent. */
  readonly key: string;
  /** The sender's own address. */
  readonly address: string;
  /** The first answer of success, as it came; undefined while there is none. */
  answer?: string;
  /** How often it was sent. */
  sent: number;
  /** Milliseconds of the attempt that was answered. */
  took?: number;
}

let count = 0;
const RUN = randomUUID().slice(0, 8);
const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Forms of all three kinds, each of a different person. */
export function fillIn(number: number): Filled[] {
  return Array.from({ length: number }, () => {
    count += 1;
    const email = `person-${RUN}-${count}@people.example`;
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    return { ...kindOf(count, email), email, address, key: randomUUID(), sent: 0 };
  });
}

function kindOf(index: number, email: string): Pick<Filled, 'form' | 'table' | 'body'> {
  const when = { preferred_date: inAMonth(), preferred_time: '10:00 AM' };
  if (index % 3 === 0)
    return {
      form: 'contact-form',
      table: 'contact_messages',
      body: JSON.stringify({ first_name: 'Amina', last_name: `Example ${index}`, email }),
    };
  if (index % 3 === 1)
    return {
      form: 'video-consultation-request',
      table: 'video_consultations',
      body: JSON.stringify({ patient_name: `Omar Example ${index}`, email, ...when }),
    };
  return {
    form: 'consultation-form',
    table: 'consultations',
    body: JSON.stringify({
      consultation_type: 'Video Consultation',
      name: `Nadia Example ${index}`,
      email,
      phone: `+254 7${String(index).padStart(8, '0')}`,
      procedure_interest: 'Knee replacement',
      country: 'Kenya',
      city: 'Nairobi',
      timezone: 'UTC+03:00',
      ...when,
    }),
  };
}
