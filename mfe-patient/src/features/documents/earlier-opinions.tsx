import type { MedicalOpinion } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { messages } from './messages';

const { earlier: words } = messages;

/** What doctors said on other journeys of the patient: one record. Renders nothing without any. */
export function EarlierOpinions({ journeyId, now }: { journeyId: string; now: Date }) {
  const { value } = usePart<MedicalOpinion[]>({
    key: journeyId,
    read: async () =>
      (await dataOf(api.GET('/medical-opinions', { params: { query: { journey_id: journeyId, earlier: true } } })))
        .items,
  });
  const earlier = (value ?? []).filter(({ from_case }) => from_case != null);
  if (earlier.length === 0) return null;
  return (
    <PortalCard title={words.title}>
      <WaitingList
        items={earlier.map(({ id, doctor, summary, from_case, signed_at }) => ({
          id,
          title: <bdi>{words.of(doctor.name, from_case ?? '')}</bdi>,
          text: (
            <>
              <span dir="auto">{summary}</span> {words.signed(dateText(new Date(signed_at ?? ''), now))}
            </>
          ),
        }))}
      />
    </PortalCard>
  );
}
