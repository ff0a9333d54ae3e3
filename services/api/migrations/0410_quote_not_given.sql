-- What of surgeon, room, refund terms and exclusions a hospital does not give, on purpose: a quote is not sent without one of the two.
alter table quotes add column not_given text[] not null default '{}';
