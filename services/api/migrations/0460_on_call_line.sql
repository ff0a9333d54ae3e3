-- A rota may have a number that partners, hospitals and patients on a trip read: the person on call answers it.
alter table on_call_rotas add column phone text;
alter table on_call_rotas add column is_shared boolean not null default false;
