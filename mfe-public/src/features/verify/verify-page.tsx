import { letterCodeOf, letterCodeText, type VerifiedLetter, type VerifiedPrescription } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { Link as TextLink } from '@ayana/shared-ui';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { styled } from 'styled-components';

import { PageHead } from '../../page-layout/page-head';
import { Content } from '../../page-layout/page-layout.styles';
import { isSignedFile } from './load-letter';
import { VERIFY_MESSAGES as TEXTS } from './messages';

const Main = styled(Content)`
  padding-block: var(--space-6) var(--space-8);
`;

const Card = styled.section<{ $tone: 'leaf' | 'coral' | 'mist' }>`
  max-inline-size: 680px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & > header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    padding: var(--space-4);
    background: ${({ $tone }) => ({ leaf: 'var(--leaf-100)', coral: 'var(--coral-100)', mist: 'var(--mist)' })[$tone]};
  }
  & > header > svg {
    grid-row: span 2;
    margin-block-start: 2px;
    color: ${({ $tone }) => ({ leaf: 'var(--leaf-700)', coral: 'var(--coral-600)', mist: 'var(--stone)' })[$tone]};
  }
  & h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
`;

const Facts = styled.dl`
  padding: var(--space-2) var(--space-4) var(--space-4);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-1) var(--space-4);
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }
  & > div:last-child {
    border-block-end: 0;
  }
  & dt {
    color: var(--stone);
  }
  & dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  @media (max-width: 480px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const FileArea = styled.div`
  padding: 0 var(--space-4) var(--space-4);

  & > p {
    margin-block-start: var(--space-2);
    font-weight: 600;
  }
`;

const Code = styled.p`
  padding: var(--space-4) var(--space-4) 0;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;

  &:last-child {
    padding-block-end: var(--space-4);
  }
`;

const TONES = {
  valid: 'leaf',
  replaced: 'coral',
  withdrawn: 'coral',
  changed: 'coral',
  unknown: 'coral',
  failed: 'mist',
} as const;
const ICONS = {
  valid: CircleCheck,
  replaced: CircleSlash,
  withdrawn: CircleSlash,
  changed: CircleAlert,
  unknown: CircleAlert,
  failed: CircleAlert,
} as const;

interface VerifyPageProps {
  code: string;
  letter: VerifiedLetter | null;
  prescription: VerifiedPrescription | null;
}

/** What the code of a paper shows to a consulate or a pharmacy, or to anyone who has the paper. */
export function VerifyPage({ code, letter, prescription }: VerifyPageProps) {
  const given = prescription?.status ?? letter?.status ?? 'failed';
  const state = Object.hasOwn(ICONS, given) ? given : 'failed';
  const Icon = ICONS[state];
  const words: Readonly<Record<string, unknown>> = prescription === null ? TEXTS : { ...TEXTS, ...TEXTS.prescription };
  const known = letterCodeOf(code);
  return (
    <>
      <PageHead title={TEXTS.title} lead={TEXTS.lead} />
      <Main>
        <Card $tone={TONES[state]} aria-live="polite">
          <header>
            <Icon size={26} aria-hidden="true" />
            <h2>{String(words[state])}</h2>
            <p>{String(words[`${state}_text`])}</p>
          </header>
          {state === 'failed' ? (
            <Code>
              <TextLink href="">{TEXTS.retry}</TextLink>
            </Code>
          ) : (
            <Code dir="auto">{TEXTS.code(known === null ? code : letterCodeText(known))}</Code>
          )}
          {letter === null || letter.status === 'unknown' ? null : <LetterFacts letter={letter} />}
          {prescription === null ? null : <PrescriptionFacts code={code} prescription={prescription} />}
        </Card>
      </Main>
    </>
  );
}

function PrescriptionFacts({ code, prescription }: { code: string; prescription: VerifiedPrescription }) {
  const { registration_number, council, initials, birth_year, signed_on } = prescription;
  const { facts, prescription: words } = TEXTS;
  return (
    <>
      <Rows
        rows={[
          [words.facts.registration, [registration_number, council].filter(Boolean).join(', ')],
          [words.facts.signed, dayText(signed_on)],
          [facts.initials, initials],
          [facts.birth_year, birth_year === null ? null : String(birth_year)],
        ]}
      />
      <FileCheck code={code} />
    </>
  );
}

/** Whether a file at hand is the one that was signed: of every byte. */
function FileCheck({ code }: { code: string }) {
  const [said, setSaid] = useState<'same' | 'other' | 'not_checked' | null>(null);
  const words = TEXTS.prescription;
  const check = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const isSame = await isSignedFile(code, file).catch(() => null);
    setSaid(isSame === null ? 'not_checked' : isSame ? 'same' : 'other');
  };
  return (
    <FileArea>
      <Field label={words.file} hint={words.file_hint} id="verify-file">
        <TextInput
          type="file"
          accept="application/pdf"
          onChange={({ currentTarget }) => void check(currentTarget.files?.[0])}
        />
      </Field>
      <p role="status">{said === null ? null : words[said]}</p>
    </FileArea>
  );
}

function LetterFacts({ letter }: { letter: VerifiedLetter }) {
  const { hospital, city, initials, birth_year, passport, admission_on, stay_until, attendants, issued_on } = letter;
  const { facts } = TEXTS;
  const rows: (readonly [string, string | null])[] = [
    [facts.hospital, hospital === null || city === null ? hospital : `${hospital}, ${city}`],
    [facts.initials, initials],
    [facts.birth_year, birth_year === null ? null : String(birth_year)],
    [facts.passport, passport],
    [facts.admission, dayText(admission_on)],
    [facts.stay, dayText(stay_until)],
    [facts.attendants, attendants === null ? null : TEXTS.attendants(attendants)],
    [facts.issued, dayText(issued_on)],
  ];
  return <Rows rows={rows} />;
}

function Rows({ rows }: { rows: readonly (readonly [name: string, value: string | null])[] }) {
  return (
    <Facts>
      {rows.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ),
      )}
    </Facts>
  );
}

/** A calendar day in words, the same in every zone. */
const dayText = (day: string | null): string | null =>
  day === null
    ? null
    : new Intl.DateTimeFormat(formatLocale('en-GB'), { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      );
