import { localHref } from '@ayana/contracts/language';
import { RouterLink, useAction, useDetail } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import { ExternalLink } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ActivityLink } from '../../components/activity-link/activity-link';
import { type CataloguePage, NEW, type RowCommand } from './catalogue.api';
import { StateChip } from './columns';
import type { CatalogueEntity, CatalogueRow } from './entity';
import { EditForm } from './form/edit-form';
import type { Choices } from './form/fields';
import { NewForm } from './form/new-form';
import { messages } from './messages';

const RemoveDialog = lazy(() => import('./remove-dialog'));

interface DetailProps<Row extends CatalogueRow> {
  entity: CatalogueEntity<Row>;
  /** What else the staff do with a row. */
  below?: ComponentType<{ id: string }>;
}

/** A row of the catalogue with the form to change it, or the form of a new one. */
export function CatalogueDetail<Row extends CatalogueRow>({ entity, below: Below }: DetailProps<Row>) {
  const { id = NEW } = useParams();
  const detail = useDetail<CataloguePage<Row>>({ id });
  const { words } = entity;
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={words.failed} stale={words.staleNote} retry={messages.retry}>
        {({ row, choices }) =>
          row === null ? (
            <>
              <DetailHead above={<Above entity={entity} current={words.add} />} title={words.add} />
              <NewForm entity={entity} choices={choices} />
            </>
          ) : (
            <>
              <RowView key={id} entity={entity} row={row} choices={choices} reread={detail.reread} />
              {Below === undefined ? null : (
                <Suspense>
                  <Below key={id} id={id} />
                </Suspense>
              )}
            </>
          )
        }
      </ReadDetail>
    </PortalPage>
  );
}

interface EntityProps<Row extends CatalogueRow> {
  entity: CatalogueEntity<Row>;
}

function Above<Row extends CatalogueRow>({ entity, current }: EntityProps<Row> & { current: string }) {
  const places = [{ label: entity.words.title, href: entity.path }];
  return <Breadcrumbs places={places} current={current} LinkComponent={RouterLink} />;
}

interface RowViewProps<Row extends CatalogueRow> extends EntityProps<Row> {
  row: Row;
  choices: Choices;
  reread: () => void;
}

function RowView<Row extends CatalogueRow>({ entity, row, choices, reread }: RowViewProps<Row>) {
  const [asking, setAsking] = useState(false);
  const name = entity.nameOf(row);
  const isShown = entity.isShown?.(row) ?? true;
  const { send, isPending, failure } = useAction<RowCommand>({
    action: `${entity.path}/${row.id}`,
    done: () => setAsking(false),
    refusals: { stale_version: messages.stale },
  });
  const run = (intent: RowCommand['intent']): void => send({ intent, id: row.id, version: row.version });
  return (
    <>
      <DetailHead
        above={<Above entity={entity} current={name} />}
        title={name}
        state={<StateChip row={row} isShown={isShown} />}
        meta={
          <>
            <LastChange row={row} />
            <ActivityLink id={row.id} />
          </>
        }
        actions={
          <>
            {row.is_active && isShown ? (
              <Button
                as="a"
                variant="outline"
                size="small"
                href={localHref(entity.publicHref(row))}
                target="_blank"
                rel="noopener"
                icon={<ExternalLink size={16} aria-hidden="true" />}
              >
                {messages.preview}
              </Button>
            ) : null}
            {row.is_active ? (
              <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
                {messages.remove}
              </Button>
            ) : (
              <Button
                variant="outline"
                size="small"
                busy={isPending({ intent: 'restore' })}
                busyLabel={messages.busy}
                onClick={() => run('restore')}
              >
                {messages.restore}
              </Button>
            )}
          </>
        }
      />
      {failure === null || asking ? null : (
        <Notice tone="failed">
          {messages.notDone} {failure.message}
        </Notice>
      )}
      {row.is_active ? null : <Notice>{messages.removed}</Notice>}
      <EditForm entity={entity} row={row} choices={choices} reread={reread} />
      <Suspense>
        {asking ? (
          <RemoveDialog
            name={name}
            dependents={row.dependents ?? []}
            busy={isPending({ intent: 'remove' })}
            failure={failure?.message ?? null}
            onConfirm={() => run('remove')}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function LastChange({ row: { updated_at, updated_by } }: { row: CatalogueRow }) {
  if (updated_by === null) return <p>{messages.fromSeed}</p>;
  return (
    <p>
      {updated_by.name === '' ? messages.changed : messages.changedBy(updated_by.name)} <LiveDate at={updated_at} />
    </p>
  );
}
