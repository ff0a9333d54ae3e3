-- The language in which a user reads the portals and their mails, a tag such as `en` or `ar`. A sign-up keeps that of its page.
alter table users add column language text not null default 'en';
alter table sign_ups add column language text not null default 'en';
