import {
  type CasePart,
  FIT_TO_TRAVEL_NAMES,
  type MedicalOpinion,
  opinionsByWork,
  patientHref,
} from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { Link } from '../own-journey/own-link';
import { styled } from 'styled-components';
import { messages } from './messages';

const LIVE = ['medical_opinions.updated'] as const;
/** Characters of an opinion that the home shows. */
const SHOWN = 320;

const Text = styled.p`
  max-inline-size: var(--measure);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** What the doctors say, in short, once it is signed; the whole is beside the quotes. */
export default function OpinionBrief({ journeyId, now }: { journeyId: string; now: Date }) {
  const { value } = usePart<MedicalOpinion[], CasePart>({
    key: journeyId,
    read: async () =>
      (await dataOf(api.GET('/medical-opinions', { params: { query: { journey_id: journeyId } } }))).items,
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  const signed = opinionsByWork((value ?? []).filter(({ signed_at }) => signed_at !== null));
  return signed.map(([latest]) =>
    latest === undefined ? null : (
      <PortalCard
        key={latest.id}
        title={messages.title}
        extra={<p>{messages.signed(latest.doctor.name, dateText(new Date(latest.signed_at ?? ''), now))}</p>}
      >
        <Text dir="auto">{shortened(latest.summary)}</Text>
        <Facts facts={factsOf(latest)} />
        <div>
          <Button as={Link} to={patientHref('quotes', journeyId)} variant="tonal" size="small">
            {messages.read}
          </Button>
        </div>
      </PortalCard>
    ),
  );
}

/** The beginning, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= SHOWN) return text;
  const cut = text.slice(0, SHOWN);
  return `${cut.slice(0, cut.lastIndexOf(' ') === -1 ? SHOWN : cut.lastIndexOf(' '))}…`;
}

function factsOf({ recommended_treatment, fit_to_travel, days_in_hospital, days_in_india }: MedicalOpinion) {
  return [
    ...(recommended_treatment === null ? [] : [[messages.recommended, recommended_treatment.name] as const]),
    ...(fit_to_travel === null ? [] : [[messages.travel, FIT_TO_TRAVEL_NAMES[fit_to_travel]] as const]),
    ...(days_in_hospital === null ? [] : [[messages.in_hospital, messages.days(days_in_hospital)] as const]),
    ...(days_in_india === null ? [] : [[messages.in_india, messages.days(days_in_india)] as const]),
  ];
}
