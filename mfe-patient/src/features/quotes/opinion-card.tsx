import { changedFields, FIT_TO_TRAVEL_NAMES, type MedicalOpinion, opinionsByWork } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { messages as shared } from './messages';
import { messages as words } from './opinion-messages';
import { OpinionBody, Words } from './quotes.styles';
import { saveOpinion } from './quotes.api';

const LIST = new Intl.ListFormat(formatLocale());

/** The signed opinions, one card for each doctor who was asked; earlier versions are folded below the last. */
export function OpinionCard({ opinions, now }: { opinions: readonly MedicalOpinion[]; now: Date }) {
  const signed = opinionsByWork(opinions.filter(({ signed_at }) => signed_at !== null));
  return signed.map((versions) => <Versions key={versions[0]?.id} versions={versions} now={now} />);
}

function Versions({ versions: [latest, ...earlier], now }: { versions: readonly MedicalOpinion[]; now: Date }) {
  if (latest === undefined) return null;
  const [before] = earlier;
  const changed = before === undefined ? [] : changedFields(before, latest);
  return (
    <PortalCard title={words.title} extra={<p>{signedText(latest, now)}</p>}>
      <OpinionBody>
        <Words>
          <p dir="auto">{latest.summary}</p>
          <Words>
            <Paragraph name={words.reason} text={latest.reason} />
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
          {before === undefined ? null : <p>{words.version(latest.version)}</p>}
          {changed.length === 0 ? null : (
            <p>{words.changed(LIST.format(changed.map((field) => words.fields[field])))}</p>
          )}
          <SaveButton opinion={latest} />
        </div>
      </OpinionBody>
    </PortalCard>
  );
}

function SaveButton({ opinion: { id, version } }: { opinion: MedicalOpinion }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    const saved = await saveOpinion(id, words.file(version));
    setFailure(saved.failure === null ? null : words.saveFailed);
    setBusy(false);
  };
  return (
    <div>
      <Button
        variant="outline"
        size="small"
        icon={<Download size={17} aria-hidden="true" />}
        busy={busy}
        busyLabel={words.saving}
        onClick={() => void save()}
      >
        {words.save}
      </Button>
      <p role="status">{failure}</p>
    </div>
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
    ...(recommended_treatment === null
      ? []
      : [[words.fields.recommended_treatment, recommended_treatment.name] as const]),
    ...(fit_to_travel === null ? [] : [[words.fields.fit_to_travel, FIT_TO_TRAVEL_NAMES[fit_to_travel]] as const]),
    ...(days_in_hospital === null ? [] : [[words.fields.days_in_hospital, shared.days(days_in_hospital)] as const]),
    ...(days_in_india === null ? [] : [[words.fields.days_in_india, shared.days(days_in_india)] as const]),
  ];
}
