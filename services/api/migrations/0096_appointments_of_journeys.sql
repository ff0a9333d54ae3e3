-- The journey that an appointment was booked for; null for a visitor's, and for a patient's without a journey.
alter table video_consultations add column journey_id uuid references patient_journeys;
create index video_consultations_journey on video_consultations (journey_id) where journey_id is not null;
