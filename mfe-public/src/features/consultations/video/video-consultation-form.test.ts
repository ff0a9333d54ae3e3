import {
  VIDEO_CONSULTATION_INITIAL,
  videoConsultationPayload,
  videoConsultationProblems,
} from './video-consultation-form';
import type { VideoConsultationValues } from './video-consultation-form';

const TODAY = '2026-05-12';

const needed: VideoConsultationValues = {
  ...VIDEO_CONSULTATION_INITIAL,
  firstName: 'Amina',
  lastName: 'Waseru',
  email: 'amina@mail.example',
  preferredDate: '2026-05-14',
  preferredTime: '10:00 AM',
};

const first = (values: VideoConsultationValues) => videoConsultationProblems(values, TODAY)[0]?.message;

describe('the video consultation form', () => {
  it('has video as its default type', () => {
    expect(VIDEO_CONSULTATION_INITIAL.consultation_type).toBe('video_consultation');
  });

  it('asks for the person first, then the day, then the time', () => {
    expect(first(VIDEO_CONSULTATION_INITIAL)).toBe('Please fill in your name and email address.');
    expect(first({ ...needed, lastName: '' })).toBe('Please fill in your name and email address.');
    expect(first({ ...needed, preferredDate: '', preferredTime: '' })).toBe('Please select a preferred date.');
    expect(first({ ...needed, preferredTime: '' })).toBe('Please select a preferred time.');
    expect(first({ ...needed, preferredDate: '2026-05-11' })).toBe('Please select today or a later day.');
  });

  it('needs nothing else, but what is filled in must be right', () => {
    expect(videoConsultationProblems(needed, TODAY)).toEqual([]);
    expect(videoConsultationProblems({ ...needed, phone: '12' }, TODAY).map(({ field }) => field)).toEqual(['phone']);
    expect(videoConsultationProblems({ ...needed, email: 'amina' }, TODAY).map(({ field }) => field)).toEqual([
      'email',
    ]);
  });

  it('sends the specification’s fields to the letter', () => {
    expect(videoConsultationPayload(needed, { time_zone: 'Africa/Nairobi' })).toEqual({
      patient_name: 'Amina Waseru',
      email: 'amina@mail.example',
      consultation_type: 'video_consultation',
      preferred_date: '2026-05-14',
      preferred_time: '10:00 AM',
      time_zone: 'Africa/Nairobi',
      reason: 'Video consultation request',
    });
    const all = videoConsultationPayload(
      {
        ...needed,
        consultation_type: 'phone_consultation',
        phone: '+254 712 000 000',
        specialization: 'Orthopedics',
        procedure: 'Knee replacement',
        country: 'Kenya',
        city: 'Nairobi',
        timezone: 'UTC+03:00',
        medicalCondition: 'Arthrosis',
        notes: 'Swahili, please',
      },
      { time_zone: null },
    );
    expect(Object.keys(all).toSorted()).toEqual([
      'city',
      'consultation_type',
      'country',
      'email',
      'medical_condition',
      'notes',
      'patient_name',
      'phone',
      'preferred_date',
      'preferred_time',
      'procedure_interest',
      'reason',
      'specialization',
      'timezone',
    ]);
  });
});
