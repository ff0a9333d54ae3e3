import { HealthList } from '@ayana/case-kit/health';
import { mailHref, phoneHref } from '@ayana/contracts/links';
import { SEX_NAMES } from '@ayana/contracts/journey';
import { formatLocale, number } from '@ayana/contracts/language';
import { Link } from '@ayana/shared-ui/link';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { CareCard } from '../../../work/care-card';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';
import { SheetButton } from './sheet-button';

const { facts: words } = messages;
const LANGUAGES = new Intl.DisplayNames(formatLocale(), { type: 'language' });
const DAY = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

type FactsOfWork = NonNullable<WorkDetail['facts']>;

/** What this work shows of its patient, and nothing else. */
export function FactsCard({ work }: { work: WorkDetail }) {
  const now = useNow();
  const facts = work.facts === null ? [] : factsOf(work.facts, now);
  return (
    <>
      <PortalCard title={words.title}>
        {facts.length === 0 ? <p>{words.none}</p> : <Facts facts={facts} />}
        {work.kind === 'referral' ? <SheetButton work={work} /> : null}
      </PortalCard>
      {/* A pharmacy reads it beside the medicines. */}
      {work.facts?.health == null || work.kind === 'prescription' ? null : (
        <PortalCard title={words.health}>
          <HealthList health={work.facts.health} />
        </PortalCard>
      )}
      {work.facts === null ? null : <CareCard facts={work.facts} />}
    </>
  );
}

function factsOf(facts: FactsOfWork, now: Date): (readonly [string, ReactNode])[] {
  const text = (value: string | null): ReactNode => (value === null ? null : <bdi>{value}</bdi>);
  const lines: readonly (readonly [string, ReactNode])[] = [
    [words.name, text(facts.name)],
    [words.age, facts.age === null ? facts.age_band : words.years(facts.age)],
    // Said once: with the health, where that is shown.
    [words.sex, facts.sex === null || facts.health?.shown.includes('sex') === true ? null : SEX_NAMES[facts.sex]],
    [words.treatment, text(facts.treatment?.name ?? null)],
    [words.language, facts.language === null ? null : (LANGUAGES.of(facts.language) ?? facts.language)],
    [words.country, text(facts.country)],
    [words.nationality, text(facts.nationality)],
    [words.passport, text(facts.passport_number)],
    [
      words.email,
      facts.email === null ? null : (
        <Link key="email" href={mailHref(facts.email)}>
          {facts.email}
        </Link>
      ),
    ],
    [
      words.phone,
      facts.phone === null ? null : (
        <Link key="phone" href={phoneHref(facts.phone)}>
          <bdi>{facts.phone}</bdi>
        </Link>
      ),
    ],
    [words.emergency, emergencyOf(facts)],
    [words.party, facts.party_size === null ? null : number(facts.party_size)],
    [words.needs, text(facts.special_needs)],
    [words.preferred, rangeText(facts)],
    [
      words.admission,
      facts.admission_at === null ? null : <DateText key="admission" at={facts.admission_at} now={now} />,
    ],
    [words.notes, facts.patient_notes === null ? null : <Notes key="notes" text={facts.patient_notes} />],
  ];
  return lines.filter(([, value]) => value !== null);
}

/** What was written keeps its lines. */
const PRE = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Notes({ text }: { text: string }) {
  return (
    <span dir="auto" style={PRE}>
      {text}
    </span>
  );
}

function emergencyOf({ emergency_name: name, emergency_phone: phone }: FactsOfWork): ReactNode {
  if (name === null && phone === null) return null;
  return (
    <span key="emergency">
      {name === null ? null : <bdi>{name}</bdi>}{' '}
      {phone === null ? null : (
        <Link href={phoneHref(phone)}>
          <bdi>{phone}</bdi>
        </Link>
      )}
    </span>
  );
}

function rangeText({ preferred_from: from, preferred_to: to }: FactsOfWork): string | null {
  if (from !== null && to !== null) return words.range(dayText(from), dayText(to));
  if (from !== null) return words.from(dayText(from));
  return to === null ? null : words.until(dayText(to));
}
