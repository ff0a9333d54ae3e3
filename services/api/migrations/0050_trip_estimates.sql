-- What the trip cost calculator showed the visitor, in words, where they sent it along with a consultation request.
alter table consultations add column trip_estimate text;
