import { mayEnter } from '@ayana/contracts/identity';
import { type BoardCard, type CasePart, JOURNEY_STAGES, JOURNEY_STATES } from '@ayana/contracts/journey';
import { COUNTRIES } from '@ayana/contracts/places';
import { useSession } from '@ayana/portal-kit';
import { RouterLink, useDetail, useListQuery, useLive } from '@ayana/portal-kit/screens';
import { Board } from '@ayana/shared-ui/board';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, ReadDetail } from '@ayana/shared-ui/detail';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense } from 'react';
import { messages as shared } from '../messages';
import { patientName } from '../parts/names';
import { QUEUE_PATH } from '../../../paths';
import { BOARD_ID, type BoardAnswer, MORE, NAMES } from './board.api';
import { CaseCard } from './case-card';
import { messages } from './messages';
import { stagesBetween } from './moves';
import { useMoves } from './use-moves';

const CompleteDialog = lazy(() => import('../stage/complete-dialog'));
const { filters: words } = messages;

const STATE: Filter = {
  kind: 'several',
  name: 'status',
  label: words.state,
  options: JOURNEY_STATES.map((value) => ({ value, label: shared.states[value] })),
};
const FILTERS: readonly Filter[] = [
  {
    kind: 'one',
    name: 'case_manager',
    label: words.manager,
    options: [
      { value: 'me', label: words.me },
      { value: 'none', label: words.nobody },
    ],
  },
  {
    kind: 'one',
    name: 'country',
    label: words.country,
    options: COUNTRIES.map(({ name }) => ({ value: name, label: name })),
  },
  STATE,
];

/** What changes a card, or moves it. */
const PARTS = ['tasks.changed', 'assignments.updated'] as const;

const card = (item: BoardCard) => <CaseCard item={item} />;
const nameOf = ({ patient, treatment }: BoardCard): string => patientName(patient, treatment);

export { boardLoader as loader } from './board.api';

/** The cases by the stage they are in. Moving a card forward asks first what it sets off. */
export function Component() {
  const isStaff = useSession(({ role }) => mayEnter('case_work', role));
  const board = useDetail<BoardAnswer, { id: string }>({ id: BOARD_ID });
  useLive<{ id: string }>({ events: ['journey.updated', 'treatment_requests.updated'], reread: board.reread });
  useLive<CasePart>({ events: PARTS, reread: board.reread });
  const { query, change } = useListQuery(NAMES);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <Breadcrumbs
            places={[{ label: shared.queue, href: QUEUE_PATH }]}
            current={messages.title}
            LinkComponent={RouterLink}
          />
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <FilterBar label={words.label} filters={isStaff ? FILTERS : [STATE]} query={query} change={change} />
      <ReadDetail detail={board} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => (
          <Cases
            value={value}
            onMoved={board.reread}
            more={query['limit'] === MORE}
            onMore={(all) => change({ limit: all ? MORE : null })}
          />
        )}
      </ReadDetail>
    </PortalPage>
  );
}

interface CasesProps {
  value: BoardAnswer;
  onMoved: () => void;
  /** Whether as many are shown as can be. */
  more: boolean;
  onMore: (all: boolean) => void;
}

function Cases({ value: { columns }, onMoved, more, onMore }: CasesProps) {
  const { move, moving, refusal, said, close, done } = useMoves(onMoved);
  const shown = columns.reduce((sum, { items }) => sum + items.length, 0);
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  return (
    <>
      {refusal === null ? null : <Notice>{refusal}</Notice>}
      <Board
        label={messages.label}
        columns={JOURNEY_STAGES.map(({ number, label }) => {
          const known = columns.find(({ stage }) => stage === number);
          const [items, all] = [known?.items ?? [], known?.total ?? 0];
          return { id: String(number), title: messages.column(label, number), items, total: all };
        })}
        nameOf={nameOf}
        card={card}
        mayMove={(item, column) => stagesBetween(item, Number(column)).length > 0}
        onMove={(item, column) => move(item, Number(column))}
        announcement={said}
      />
      {shown < total || more ? (
        <p>
          {messages.rest(shown, total)}{' '}
          <Button variant="outline" size="small" onClick={() => onMore(!more)}>
            {more ? messages.fewer : messages.more}
          </Button>
        </p>
      ) : null}
      <Suspense>
        {moving === null ? null : (
          <CompleteDialog
            journeyId={moving.card.id}
            name={nameOf(moving.card)}
            stages={moving.stages}
            onClose={close}
            onDone={done}
          />
        )}
      </Suspense>
    </>
  );
}
