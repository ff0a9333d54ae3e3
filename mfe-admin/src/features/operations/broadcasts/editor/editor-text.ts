import { listText } from '@ayana/contracts/language';
import { ROLE_NAMES } from '@ayana/contracts/identity';
import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { NEWSLETTER_TOPIC_MESSAGES } from '@ayana/contracts/newsletter';
import { BROADCAST_CHANNEL_NAMES } from '@ayana/contracts/operations';
import { plainText } from '@ayana/portal-kit/screens';
import type { EditorValues } from './editor-values';
import { languageName } from './language-names';

/** What a field of a draft says, as text. */
export function valueText(name: keyof EditorValues, values: EditorValues): string {
  if (name === 'topic') return NEWSLETTER_TOPIC_MESSAGES[values.topic].name;
  if (name === 'channels') return listText(values.channels.map((channel) => BROADCAST_CHANNEL_NAMES[channel]));
  if (name === 'audience') return audienceText(values.audience);
  if (name === 'texts') return values.texts.map(textText).join('\n\n');
  return plainText(values[name]);
}

const textText = ({ language, ...words }: EditorValues['texts'][number]): string =>
  [languageName(language), ...Object.values(words).filter((text) => text !== '')].join('\n');

function audienceText(audience: EditorValues['audience']): string {
  const { roles, languages, stages, countries, hospital_ids, journey_ids, arrives_from, arrives_until } = audience;
  const stageName = (number: string): string =>
    JOURNEY_STAGES.find((stage) => String(stage.number) === number)?.label ?? number;
  return [
    listText(roles.map((role) => ROLE_NAMES[role])),
    listText(countries),
    listText(languages.map(languageName)),
    listText(stages.map(stageName)),
    plainText(hospital_ids),
    plainText(journey_ids),
    [arrives_from, arrives_until].filter((day) => day !== '').join(' – '),
    plainText([audience.with_patients, audience.with_families]),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
