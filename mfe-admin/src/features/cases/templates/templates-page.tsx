import type { Part } from '@ayana/portal-kit';
import { RouterLink, useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, DetailHead } from '@ayana/shared-ui/detail';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { messages as shared } from '../messages';
import { QUEUE_PATH, TEMPLATES_PATH } from '../../../paths';
import { messages } from './messages';
import type { MessageTemplate } from './templates.api';
import { CellButtons, TemplateText } from './templates.styles';

const TemplateDialog = lazy(() => import('./template-dialog'));

type Open = { edit: MessageTemplate | null } | { remove: MessageTemplate };

const columnsOf = (open: (what: Open) => void): readonly Column<MessageTemplate>[] => [
  {
    id: 'title',
    title: messages.columns.title,
    lead: true,
    width: '22%',
    cell: ({ title }) => <b dir="auto">{title}</b>,
  },
  { id: 'text', title: messages.columns.text, cell: ({ text }) => <TemplateText dir="auto">{text}</TemplateText> },
  { id: 'language', title: messages.columns.language, width: '14%', cell: ({ language }) => language },
  {
    id: 'actions',
    title: messages.columns.actions,
    width: '20%',
    cell: (template) => (
      <CellButtons>
        <Button
          variant="quiet"
          size="small"
          aria-label={messages.editOf(template.title)}
          onClick={() => open({ edit: template })}
        >
          {messages.edit}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={messages.removeOf(template.title)}
          onClick={() => open({ remove: template })}
        >
          {messages.remove}
        </Button>
      </CellButtons>
    ),
  },
];

export { removeTemplateAction as action, templatesLoader as loader } from './templates.api';

/** The templates of messages, for all case workers. */
export function Component() {
  const { value: templates, failure } = useLoaderData<Part<MessageTemplate[]>>();
  const { revalidate, state } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const reread = (): void => void revalidate();
  return (
    <PortalPage>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: shared.queue, href: QUEUE_PATH }]}
            current={messages.title}
            LinkComponent={RouterLink}
          />
        }
        title={messages.title}
        meta={<p>{messages.lead}</p>}
        actions={
          <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen({ edit: null })}>
            {messages.add}
          </Button>
        }
      />
      {failure === null ? null : (
        <FailedPart what={messages.failed} failure={failure} onRetry={reread} retrying={state === 'loading'} />
      )}
      {templates?.length === 0 ? <p>{messages.empty}</p> : null}
      {templates === null || templates.length === 0 ? null : (
        <ShortTable label={messages.title} columns={columnsOf(setOpen)} rows={templates} keyOf={({ id }) => id} />
      )}
      <Suspense>
        {open !== null && 'edit' in open ? (
          <TemplateDialog template={open.edit} onClose={close} onSaved={reread} />
        ) : null}
      </Suspense>
      {open !== null && 'remove' in open ? <RemoveTemplate template={open.remove} onClose={close} /> : null}
    </PortalPage>
  );
}

function RemoveTemplate({ template: { id, title }, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const { send, pending, failure } = useAction<{ id: string }>({
    action: TEMPLATES_PATH,
    settled: (answer) => {
      if (!answer.failure) onClose();
    },
  });
  return (
    <ConfirmDialog
      title={messages.removeOf(title)}
      text={messages.removeText}
      submitLabel={messages.remove}
      busyLabel={messages.busy}
      busy={pending.length > 0}
      failure={failure?.message ?? null}
      danger
      onConfirm={() => send({ id })}
      onClose={onClose}
    />
  );
}
