-- Of a case without a case manager, the team is written to: about messages up to here it was.
alter table threads add column team_mailed_until timestamptz;
