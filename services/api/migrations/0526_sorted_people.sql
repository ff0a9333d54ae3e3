-- The list of people is sorted by what its columns say, too: a hundred thousand accounts are not put in order for each page.
create index users_name on users (name, id);
create index users_email_order on users (email, id);
create index users_role_order on users (role, id);
