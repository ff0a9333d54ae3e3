import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PageParts, Part } from '../../../components/form-page.styles';
import type { TreatmentDetail } from '../detail/detail.api';
import { messages } from './messages';
import { RecommendationActions } from './recommendation-actions';
import { type Kind, type Recommendation, recommendationsOf } from './recommendations.api';

const RecommendationDialog = lazy(() => import('./recommendation-dialog'));
const { columns } = messages;

interface RecommendedGroup {
  treatment: string;
  kind: Kind;
  edit: (recommendation: Recommendation) => void;
}

const columnsOf = ({ edit, ...group }: RecommendedGroup): readonly Column<Recommendation>[] => [
  {
    id: 'name',
    title: columns.name,
    lead: true,
    width: '28%',
    cell: ({ subject, is_active, is_shown }) => (
      <>
        <b dir="auto">{subject.name}</b> {is_active ? null : <Chip tone="neutral">{messages.removed}</Chip>}
        {is_active && !is_shown ? <Chip tone="marigold">{messages.notShown}</Chip> : null}
      </>
    ),
  },
  { id: 'score', title: columns.score, width: '88px', cell: ({ recommendation_score: score }) => score },
  {
    id: 'match',
    title: columns.match,
    cell: ({ specialization_match: match }) => (match ? messages.yes : messages.no),
  },
  { id: 'notes', title: columns.notes, width: '28%', cell: ({ notes }) => (notes ? <bdi>{notes}</bdi> : null) },
  {
    id: 'actions',
    title: columns.actions,
    cell: (row) => <RecommendationActions {...group} recommendation={row} onEdit={() => edit(row)} />,
  },
];

interface TabProps {
  detail: TreatmentDetail;
  onChanged: () => void;
}

/** Hospitals and doctors that are recommended for a treatment. */
export default function RecommendationsTab(props: TabProps) {
  return (
    <PageParts>
      <p>{messages.lead}</p>
      <Group {...props} kind="hospital" />
      <Group {...props} kind="doctor" />
    </PageParts>
  );
}

function Group({ detail, onChanged, kind }: TabProps & { kind: Kind }) {
  const [open, setOpen] = useState<Recommendation | 'new' | null>(null);
  const rows = recommendationsOf(detail.recommendations, kind);
  const words = messages[kind];
  return (
    <Part aria-labelledby={`recommended-${kind}`}>
      <h2 id={`recommended-${kind}`}>{words.title}</h2>
      {rows.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ShortTable
          label={words.title}
          columns={columnsOf({ treatment: detail.id, kind, edit: setOpen })}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setOpen('new')}
        >
          {words.add}
        </Button>
      </div>
      <Suspense>
        {open === null ? null : (
          <RecommendationDialog
            treatment={detail.id}
            kind={kind}
            recommendation={open === 'new' ? null : (rows.find(({ id }) => id === open.id) ?? open)}
            onClose={() => setOpen(null)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </Part>
  );
}
