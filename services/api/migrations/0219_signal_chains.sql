-- A definition may name a chain: its signals page the people of the chain until one of them acknowledges. Another deletes no chain: they are
-- archived.
alter table signal_definitions add column chain_id uuid references escalation_chains (id);
