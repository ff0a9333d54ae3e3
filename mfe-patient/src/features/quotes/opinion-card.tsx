import { FIT_TO_TRAVEL_NAMES, type MedicalOpinion } from '@ayana/contracts/journey';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { messages as shared } from './messages';
import { messages as words } from './opinion-messages';
import { OpinionBody, Words } from './quotes.styles';

/** The signed opinion; earlier versions are folded below it. */
export function OpinionCard({ opinions, now }: { opinions: readonly MedicalOpinion[]; now: Date }) {
  const [latest, ...earlier] = opinions.filter(({ signed_at }) => signed_at !== null);
  if (latest === undefined) return null;
  return (
    <PortalCard title={words.title} extra={<p>{signedText(latest, now)}</p>}>
      <OpinionBody>
        <Words>
          <p dir="auto">{latest.summary}</p>
          <Words>
            <Paragraph name={words.alternatives} text={latest.alternatives} />
            <Paragraph name={words.risks} text={latest.risks} />
          </Words>
          {earlier.length === 0 ? null : (
            <details>
              <summary>{words.earlier}</summary>
              <ul>
                {earlier.map((opinion) => (
                  <li key={opinion.id}>
                    <p>{signedText(opinion, now)}</p>
                    <p dir="auto">{opinion.summary}</p>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Words>
        <div>
          <Facts facts={factsOf(latest)} />
          {earlier.length === 0 ? null : <p>{words.version(latest.version)}</p>}
        </div>
      </OpinionBody>
    </PortalCard>
  );
}

const signedText = ({ doctor, signed_at }: MedicalOpinion, now: Date): string =>
  words.signed(doctor.name, dateText(new Date(signed_at ?? ''), now));

function Paragraph({ name, text }: { name: string; text: string | null }) {
  if (text === null) return null;
  return (
    <div>
      <b>{name}</b>
      <p dir="auto">{text}</p>
    </div>
  );
}

function factsOf({ recommended_treatment, fit_to_travel, days_in_hospital, days_in_india }: MedicalOpinion) {
  return [
    ...(recommended_treatment === null ? [] : [[words.treatment, recommended_treatment.name] as const]),
    [words.fit, FIT_TO_TRAVEL_NAMES[fit_to_travel]] as const,
    ...(days_in_hospital === null ? [] : [[words.hospital, shared.days(days_in_hospital)] as const]),
    ...(days_in_india === null ? [] : [[words.india, shared.days(days_in_india)] as const]),
  ];
}
