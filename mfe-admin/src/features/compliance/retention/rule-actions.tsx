import { mayEnter } from '@ayana/contracts/identity';
import { RETENTION_RULE_MESSAGES } from '@ayana/contracts/operations';
import { useSession } from '@ayana/portal-kit';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../parts/messages';
import { RETENTION_PATH } from '../paths';
import type { RetentionRule } from '../types';
import { messages } from './messages';
import type { RetentionCommand } from './retention.api';
import { Actions } from './retention.styles';

const DaysDialog = lazy(() => import('./days-dialog'));

type Open = 'dry' | 'edit' | 'switchOn' | 'switchOff' | 'run';

/** What an administrator does with a rule. */
export function RuleActions({ rule, onChanged }: { rule: RetentionRule; onChanged: () => void }) {
  const mayChange = useSession(({ role }) => mayEnter('data_erasure', role));
  const [open, setOpen] = useState<Open | null>(null);
  const action = useAction<RetentionCommand>({ action: RETENTION_PATH, done: () => setOpen(null) });
  const { name } = RETENTION_RULE_MESSAGES[rule.key];
  if (!mayChange) return null;
  const close = (): void => {
    setOpen(null);
    action.clear();
  };
  const confirm = (): void =>
    action.send(
      open === 'run'
        ? { intent: 'run', key: rule.key }
        : { intent: 'switch', key: rule.key, version: rule.version, on: open === 'switchOn' },
    );
  const items = [
    { id: 'edit', label: messages.change, onSelect: () => setOpen('edit') },
    rule.is_active
      ? { id: 'off', label: messages.switchOff, onSelect: () => setOpen('switchOff') }
      : { id: 'on', label: messages.switchOn, onSelect: () => setOpen('switchOn') },
    ...(rule.is_active ? [{ id: 'run', label: messages.runNow, onSelect: () => setOpen('run') }] : []),
  ];
  return (
    <Actions>
      <Button size="small" variant="outline" aria-label={messages.tryOf(name)} onClick={() => setOpen('dry')}>
        {messages.try}
      </Button>
      <MoreMenu label={messages.moreOf(name)} items={items} />
      <Suspense>
        {open === 'dry' || open === 'edit' ? (
          <DaysDialog what={open} rule={rule} onClose={close} onChanged={onChanged} />
        ) : null}
      </Suspense>
      {open === 'switchOn' || open === 'switchOff' || open === 'run' ? (
        <ConfirmDialog
          title={messages.confirm[open].title(name)}
          text={messages.confirm[open].text}
          submitLabel={open === 'run' ? messages.runNow : messages[open]}
          busyLabel={shared.busy}
          busy={action.isPending()}
          failure={action.failure?.message ?? null}
          danger={open === 'run'}
          onConfirm={confirm}
          onClose={close}
        />
      ) : null}
    </Actions>
  );
}
