import { changedFields, FIT_TO_TRAVEL_NAMES, type MedicalOpinion, type OpinionField } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Facts } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { messages as words } from './messages';
import { savePdf } from './opinion.api';
import { Buttons, Changes, Quiet, Version } from './opinion.styles';

/** The signed versions, the newest first, each with what it changed. */
export function OpinionVersions({ versions, now }: { versions: readonly MedicalOpinion[]; now: Date }) {
  return (
    <section aria-label={words.versions}>
      <h3>{words.versions}</h3>
      {versions.map((opinion, at) => (
        <SignedOpinion key={opinion.id} opinion={opinion} before={versions[at + 1]} now={now} />
      ))}
    </section>
  );
}

interface SignedProps {
  opinion: MedicalOpinion;
  before: MedicalOpinion | undefined;
  now: Date;
}

function SignedOpinion({ opinion, before, now }: SignedProps) {
  const { version, summary, doctor, signed_at } = opinion;
  const changed = before === undefined ? [] : changedFields(before, opinion);
  return (
    <Version aria-label={words.version(version)}>
      <header>
        <h4>{words.version(version)}</h4>
        <Quiet>{words.signed(doctor.name, dateText(new Date(signed_at ?? ''), now))}</Quiet>
      </header>
      <p dir="auto">{summary}</p>
      <Facts facts={factsOf(opinion)} />
      {before === undefined || changed.length === 0 ? null : (
        <Changes aria-label={words.changed}>
          {changed.map((field) => (
            <div key={field}>
              <dt>{words.fields[field]}</dt>
              <dd>
                <small>{words.was}</small> <bdi>{textOf(before, field)}</bdi>
              </dd>
              <dd>
                <small>{words.now}</small> <bdi>{textOf(opinion, field)}</bdi>
              </dd>
            </div>
          ))}
        </Changes>
      )}
      <PdfButton opinion={opinion} />
    </Version>
  );
}

function PdfButton({ opinion: { id, version } }: { opinion: MedicalOpinion }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const { failure } = await savePdf(id, words.file(version));
    setFailed(failure !== null);
    setBusy(false);
  };
  return (
    <Buttons>
      <Button
        variant="outline"
        size="small"
        icon={<Download size={17} aria-hidden="true" />}
        busy={busy}
        busyLabel={words.pdfBusy}
        onClick={() => void save()}
      >
        {words.pdf}
      </Button>
      <span role="status">{failed ? words.pdfFailed : null}</span>
    </Buttons>
  );
}

const factsOf = (opinion: MedicalOpinion) =>
  (['recommended_treatment', 'fit_to_travel', 'days_in_hospital', 'days_in_india', 'alternatives', 'risks'] as const)
    .filter((field) => opinion[field] !== null)
    .map((field) => [words.fields[field], <bdi key={field}>{textOf(opinion, field)}</bdi>] as const);

function textOf(opinion: MedicalOpinion, field: OpinionField): string {
  if (field === 'recommended_treatment') return opinion.recommended_treatment?.name ?? words.nothing;
  if (field === 'fit_to_travel')
    return opinion.fit_to_travel === null ? words.nothing : FIT_TO_TRAVEL_NAMES[opinion.fit_to_travel];
  const value = opinion[field];
  if (value === null || value === '') return words.nothing;
  return typeof value === 'number' ? words.count(value) : value;
}
