-- Since when the access by a piece of work has ended, as the job and the events have noted it; what is read asks the facts themselves.
alter table assignments add column access_ended_at timestamptz;
-- Until now finished work ended the papers: the first run of the job gives those back whose access has not ended by the new rules.
update assignments set access_ended_at = coalesce(closed_at, updated_at) where status = 'done' and kind in ('opinion', 'referral', 'visa_support');
