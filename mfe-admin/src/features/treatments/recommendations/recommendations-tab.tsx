import { Button } from '@ayana/shared-ui/button';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PageParts, Part } from '../../../components/form-page.styles';
import { ShortTable } from '../../../components/short-table.styles';
import type { TreatmentDetail } from '../detail/detail.api';
import { messages } from './messages';
import { RecommendationRow } from './recommendation-row';
import { type Kind, type Recommendation, recommendationsOf } from './recommendations.api';

const RecommendationDialog = lazy(() => import('./recommendation-dialog'));
const { columns } = messages;

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
        <ShortTable aria-labelledby={`recommended-${kind}`}>
          <thead>
            <tr>
              {[columns.name, columns.score, columns.match, columns.notes, columns.actions].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RecommendationRow
                key={row.id}
                treatment={detail.id}
                kind={kind}
                recommendation={row}
                onEdit={() => setOpen(row)}
              />
            ))}
          </tbody>
        </ShortTable>
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
            recommendation={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </Part>
  );
}
