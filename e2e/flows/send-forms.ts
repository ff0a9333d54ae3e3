import { inDays, fullName, type Person } from '../harness/people.ts';
import type { Api } from '../harness/api.ts';

/** A free consultation request, sent as the dialog sends it. @returns its id in the inbox */
export async function requestConsultation(
  api: Api,
  person: Person,
  more: Record<string, string> = {},
): Promise<string> {
  await api.submit('consultation-form', {
    name: fullName(person),
    email: person.email,
    phone: person.phone,
    preferred_date: inDays(9),
    preferred_time: '10:00 AM',
    procedure_interest: 'Knee replacement',
    consultation_type: 'Video Consultation',
    country: 'Kenya',
    city: 'Nairobi',
    timezone: 'UTC+03:00',
    time_zone: 'Africa/Nairobi',
    notes: 'My mother can hardly walk to church now.',
    ...more,
  });
  return (await api.request(person.email)).id;
}

export async function sendContactForm(api: Api, person: Person, more: Record<string, string> = {}): Promise<string> {
  await api.submit('contact-form', {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    ...more,
  });
  return (await api.request(person.email)).id;
}
