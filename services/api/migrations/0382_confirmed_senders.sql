-- That staff made sure who sent a message from outside: what they did, who and when. It says nothing about other messages of that sender.
alter table messages
  add column confirmed_how text,
  add column confirmed_by uuid,
  add column confirmed_at timestamptz;
