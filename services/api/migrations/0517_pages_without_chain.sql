-- A person can be paged at once: a run without a chain, of one step that pages them.
alter table escalation_runs alter column chain_id drop not null;
