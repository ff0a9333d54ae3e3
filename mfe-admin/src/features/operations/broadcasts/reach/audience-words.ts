import { ROLE_NAMES } from '@ayana/contracts/identity';
import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { formatLocale, listText } from '@ayana/contracts/language';
import type { BroadcastAudience, BroadcastReach } from '@ayana/contracts/operations';
import { languageName } from '../editor/language-names';
import { reachMessages as words } from '../messages';

/** Who a broadcast is for, in words: a line a filter, each with what was chosen. Without any filter it says that it is everyone. */
export function audienceWords(
  audience: BroadcastAudience,
  { hospitals, journeys }: Pick<BroadcastReach, 'hospitals' | 'journeys'>,
): [label: string, chosen: string][] {
  const { kind, roles, countries, languages, stages, arrives_from, arrives_until } = audience;
  const named = (people: readonly { name: string }[]): string[] => people.map(({ name }) => name || words.unnamed);
  const filters: [string, readonly string[]][] =
    kind === 'journeys'
      ? [
          [words.filters.journeys, named(journeys)],
          [words.filters.who, whoOf(audience)],
        ]
      : [
          [words.filters.roles, roles.map((role) => ROLE_NAMES[role])],
          [words.filters.countries, countries],
          [words.filters.languages, languages.map(languageName)],
          [words.filters.stages, stages.map(stageName)],
          [words.filters.hospitals, named(hospitals)],
          [words.filters.arrives, arrivalOf(arrives_from, arrives_until)],
          [words.filters.families, audience.with_families ? [words.familiesToo] : []],
        ];
  const chosen = filters.flatMap(([label, values]): [string, string][] =>
    values.length === 0 ? [] : [[label, listText(values)]],
  );
  const isFiltered = kind === 'journeys' || chosen.some(([label]) => label !== words.filters.families);
  return isFiltered ? chosen : [[words.filters.everyone, words.everyAccount], ...chosen];
}

function whoOf({ with_patients, with_families }: BroadcastAudience): string[] {
  return [...(with_patients ? [words.patients] : []), ...(with_families ? [words.families] : [])];
}

const stageName = (number: number): string =>
  JOURNEY_STAGES.find((stage) => stage.number === number)?.label ?? String(number);

function arrivalOf(from: string | null, until: string | null): string[] {
  if (from === null && until === null) return [];
  if (until === null) return [words.arrivesFrom(dayText(from))];
  return from === null ? [words.arrivesUntil(dayText(until))] : [words.arrivesBetween(dayText(from), dayText(until))];
}

/** A calendar day, which is the same everywhere. */
const dayText = (day: string | null): string =>
  day === null
    ? ''
    : new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
