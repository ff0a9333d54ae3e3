import type { AnswerTemplate, AnswerTemplates } from '@ayana/contracts/organisations';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { lazy, Suspense, useState } from 'react';
import { Actions } from './organisation.styles';
import { messages } from './template-messages';
import { readTemplates } from './templates.api';

const TemplateDialog = lazy(() => import('./template-dialog'));
const RemoveTemplateDialog = lazy(() => import('./remove-template-dialog'));

type Open = { dialog: 'edit' | 'remove'; id: AnswerTemplate['id'] } | { dialog: 'add' };

/** The answer templates of the organisation: everyone reads them, those who may write keep them. */
export default function TemplatesCard() {
  const templates = usePart<AnswerTemplates>({ key: 'answer-templates', read: readTemplates, live: [] });
  const [open, setOpen] = useState<Open | null>(null);
  const { items = [], may_write = false } = templates.value ?? {};
  const opened = open === null || open.dialog === 'add' ? undefined : items.find(({ id }) => id === open.id);
  const dialog = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      templates.reread();
    },
  };
  return (
    <PortalCard title={messages.title}>
      <p>{messages.text}</p>
      {templates.failure === null ? null : (
        <FailedPart what={messages.failed} failure={templates.failure} onRetry={templates.reread} />
      )}
      {templates.value !== null && items.length === 0 ? <p>{messages.none}</p> : null}
      <WaitingList
        items={items.map(({ id, name, text }) => ({
          id,
          title: <bdi>{name}</bdi>,
          text: <bdi>{text}</bdi>,
          end: may_write ? (
            <Actions>
              <Button
                variant="outline"
                size="small"
                aria-label={messages.changeOf(name)}
                onClick={() => setOpen({ dialog: 'edit', id })}
              >
                {messages.change}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={messages.removeOf(name)}
                onClick={() => setOpen({ dialog: 'remove', id })}
              >
                {messages.remove}
              </Button>
            </Actions>
          ) : null,
        }))}
      />
      {may_write ? (
        <div>
          <Button variant="tonal" onClick={() => setOpen({ dialog: 'add' })}>
            {messages.add}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {open?.dialog === 'add' ? <TemplateDialog template={null} reread={templates.reread} {...dialog} /> : null}
        {open?.dialog === 'edit' && opened !== undefined ? (
          <TemplateDialog key={opened.id} template={opened} reread={templates.reread} {...dialog} />
        ) : null}
        {open?.dialog === 'remove' && opened !== undefined ? (
          <RemoveTemplateDialog template={opened} {...dialog} />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}
