-- Why a release was taken back by itself: the version that all others had, what was compared, and how much of it was seen.
alter table release_changes add column reason jsonb;
