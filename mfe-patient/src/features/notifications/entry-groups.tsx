import type { Zone } from '@ayana/shared-ui/time';
import { useId } from 'react';
import type { Entry } from './data/entry';
import { groupsOf } from './data/groups';
import { EntryRow } from './entry-row';
import { Groups, List } from './notifications.styles';

/** The entries in groups, each with its heading. */
export function EntryGroups(props: {
  entries: readonly Entry[];
  now: Date;
  localZone: Zone;
  onRead: (id: string) => void;
}) {
  const { entries, now, localZone, onRead } = props;
  const id = useId();
  return (
    <Groups>
      {groupsOf(entries, now, localZone).map((group) => (
        <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
          <h2 id={`${id}-${group.id}`}>{group.title}</h2>
          <List>
            {group.entries.map((entry) => (
              <li key={entry.id}>
                <EntryRow entry={entry} now={now} localZone={localZone} onRead={() => onRead(entry.id)} />
              </li>
            ))}
          </List>
        </section>
      ))}
    </Groups>
  );
}
