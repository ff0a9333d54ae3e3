import type { ConsultationDto } from './consultation.dto.js';
import type { VideoConsultationDto } from './video-consultation.dto.js';

/** A filled-in free consultation form, for tests. */
export const consultationForm = (
  changes: Partial<Record<keyof ConsultationDto, unknown>> = {},
): Record<string, unknown> => ({
  consultation_type: 'Video Consultation',
  name: 'Nadia Rahman',
  email: 'nadia.rahman@example.com',
  phone: '+880 1712 345678',
  preferred_date: '2031-03-14',
  preferred_time: '10:00 AM',
  procedure_interest: 'Knee replacement',
  country: 'Bangladesh',
  city: 'Dhaka',
  timezone: 'UTC+06:00',
  time_zone: 'Asia/Dhaka',
  destination_preference: 'Chennai',
  notes: 'Pain since last year.',
  trip_estimate: 'Knee replacement in Chennai, 21 days: $5,650 to $8,110',
  ...changes,
});

/** A filled-in video consultation form, for tests. */
export const videoConsultationForm = (
  changes: Partial<Record<keyof VideoConsultationDto, unknown>> = {},
): Record<string, unknown> => ({
  patient_name: 'Omar Said',
  email: 'omar.said@example.com',
  preferred_date: '2031-03-14',
  preferred_time: '1:00 PM',
  ...changes,
});
