import { toast } from '@ayana/portal-kit';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalActions, PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { readGroups, type StaffGroup } from '../../components/holder/groups.api';
import { messages } from './group-messages';
import { removeGroup } from './groups.api';

const GroupDialog = lazy(() => import('./group-dialog'));

/** Groups of the staff, which are given work together. */
export default function GroupsCard() {
  const groups = usePart<readonly StaffGroup[]>({ key: 'groups', read: readGroups });
  const [open, setOpen] = useState<StaffGroup | 'new' | null>(null);
  const { run, busy, failure } = useChange(groups.reread);
  const remove = async (group: StaffGroup): Promise<void> => {
    await removeGroup(group);
    toast.success(messages.removed(group.name), '');
  };
  const close = (): void => setOpen(null);
  return (
    <PortalCard
      title={messages.title}
      extra={
        <Button
          variant="tonal"
          size="small"
          icon={<UsersRound size={16} aria-hidden="true" />}
          onClick={() => setOpen('new')}
        >
          {messages.add}
        </Button>
      }
    >
      <p>{messages.text}</p>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <ReadDetail detail={groups} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(items) =>
          items.length === 0 ? (
            <p>{messages.none}</p>
          ) : (
            <WaitingList
              items={items.map((group) => ({
                id: group.id,
                title: <bdi>{group.name}</bdi>,
                text: (
                  <bdi>
                    {[
                      group.purpose,
                      group.members.map(({ name }) => name).join(', '),
                      group.open === 0 ? null : messages.open(group.open),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </bdi>
                ),
                end: (
                  <PortalActions>
                    <Button
                      variant="outline"
                      size="small"
                      aria-label={messages.editOf(group.name)}
                      onClick={() => setOpen(group)}
                    >
                      {messages.edit}
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={messages.removeOf(group.name)}
                      notReady={busy !== null}
                      onClick={() => run(group.id, () => remove(group))}
                    >
                      {messages.remove}
                    </Button>
                  </PortalActions>
                ),
              }))}
            />
          )
        }
      </ReadDetail>
      <Suspense>
        {open === null ? null : (
          <GroupDialog
            group={open === 'new' ? null : open}
            onClose={close}
            onDone={() => {
              close();
              groups.reread();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}
