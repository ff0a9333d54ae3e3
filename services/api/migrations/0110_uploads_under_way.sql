-- A file that comes in one piece is being taken until then; its process moves the time on. Until it has passed, nobody else takes a file
-- of the same id: a form that is sent again meanwhile is refused.
alter table uploads add column taken_until timestamptz;
