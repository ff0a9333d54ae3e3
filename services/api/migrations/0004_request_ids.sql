-- The request that asked for a mail or a text: the same id in the browser, the logs, the job and the mail's own header.
alter table outgoing_mails add column request_id text;
alter table outgoing_texts add column request_id text;
