import type { TestDatabase } from '../support/database.js';

/** Of the watch itself. */
const LOG = 'changes_by_reading';

/**
 * Watches every table of the application and of its job queues: triggers note the name of each table whose rows differ. Far cheaper than
 * comparing all rows after every request, and it names the table.
 * @returns the tables changed since the last call
 */
export async function watchChanges({ rows }: TestDatabase, jobsSchema: string): Promise<() => Promise<string[]>> {
  await rows(`create table ${LOG} (name text primary key)`);
  // As its owner, since the application may write in no table of the tests.
  await rows(`
    create function note_change() returns trigger language plpgsql security definer as $$
    begin
      if tg_op <> 'UPDATE' or old is distinct from new then
        insert into public.${LOG} values (tg_table_name) on conflict do nothing;
      end if;
      return null;
    end $$`);
  await rows(
    `do $$
     declare watched regclass;
     begin
       for watched in
         select class.oid from pg_class class join pg_namespace space on space.oid = relnamespace
         where nspname in ('public', '${jobsSchema}') and relkind in ('r', 'p') and not relispartition and relname <> '${LOG}'
       loop
         execute format('create trigger note_change after insert or update or delete on %s for each row execute function public.note_change()', watched);
       end loop;
     end $$`,
  );
  return async () => {
    const changed = await rows<{ name: string }>(`delete from ${LOG} returning name`);
    return changed.map(({ name }) => name).toSorted();
  };
}
