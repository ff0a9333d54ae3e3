-- The language of a queued mail or text message, a tag such as `en` or `ar`; null for the team and for older rows, which are English.
alter table outgoing_mails add column language text;
alter table outgoing_texts add column language text;
