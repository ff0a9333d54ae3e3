import { LANGUAGE_TAGS } from '@ayana/contracts/catalogue';
import { isOwnPath } from '@ayana/contracts/notifications';
import {
  type AudienceCount,
  BROADCAST_LANGUAGES,
  BROADCAST_MAIN_LANGUAGE,
  type BroadcastAudience,
  isRecipientVariable,
  VARIABLE_NAME,
  variablesIn,
} from '@ayana/contracts/operations';
import type { FieldError } from '@ayana/contracts/problems';
import { isHttpsAddress } from '@ayana/contracts/rules';
import type { BroadcastRow } from './broadcast.entity.js';
import { BROADCAST_MESSAGES as messages } from './messages.js';

type Written = Pick<
  BroadcastRow,
  'purpose' | 'topic' | 'channels' | 'texts' | 'variables' | 'audience' | 'link' | 'is_urgent' | 'incident_id'
>;

const NAMES = new Map<string, string>(Object.entries(LANGUAGE_TAGS).map(([name, tag]) => [tag, name]));
export const languageName = (tag: string): string => NAMES.get(tag) ?? tag;

/** What is wrong with a broadcast whatever its state. */
export function faultsOf(broadcast: Written): FieldError[] {
  const { purpose, topic, channels, link, is_urgent, audience, incident_id } = broadcast;
  const promotion = purpose === 'promotion';
  return [
    ...textFaults(broadcast.texts),
    ...nameFaults(broadcast.texts),
    ...variableFaults(broadcast.variables),
    ...fault(channels.length === 0, 'channels', messages.channel_needed),
    ...fault(promotion && channels.some((channel) => channel !== 'mail'), 'channels', messages.promotion_by_mail),
    ...fault(promotion && is_urgent, 'is_urgent', messages.promotion_urgent),
    ...fault(promotion && topic == null, 'topic', messages.topic_needed),
    ...fault(!promotion && topic != null, 'topic', messages.topic_unneeded),
    ...fault(link != null && !isOwnPath(link) && !isHttpsAddress(link), 'link', messages.link),
    ...fault(audience.kind === 'journeys' && incident_id == null, 'audience.kind', messages.no_incident),
    ...fault(endsEarly(audience), 'audience.arrives_until', messages.until_before_from),
  ];
}

/** What is missing before it can be approved: words for every reader, by every channel. */
export function missingIn({ texts, channels, link, variables }: Written, count: AudienceCount): FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, { language, subject, body, text, link_label }] of texts.entries()) {
    const place = (part: string): string => `texts.${index}.${part}`;
    if (channels.includes('text') && text === null)
      errors.push({ field: place('text'), message: messages.text_needed });
    if (link != null && link_label === null)
      errors.push({ field: place('link_label'), message: messages.label_needed });
    for (const [part, words] of Object.entries({ subject, body, text, link_label })) {
      const missing = variablesIn(words ?? '').flatMap((name) => missingValue(name, language, variables, count));
      const [message] = missing;
      if (message !== undefined) errors.push({ field: place(part), message });
    }
  }
  if (count.people === 0) errors.push({ field: 'audience', message: messages.nobody });
  return errors;
}

function missingValue(name: string, language: string, variables: Written['variables'], count: AudienceCount): string[] {
  if (variables.some((each) => each.name === name && each.language === language)) return [];
  if (!isRecipientVariable(name)) return [messages.no_value(name, languageName(language))];
  const unknown = count.unknown[name] ?? 0;
  return unknown === 0 ? [] : [messages.not_known(name, unknown, languageName(language))];
}

function textFaults(texts: Written['texts']): FieldError[] {
  return texts.flatMap(({ language }, index) => {
    const field = `texts.${index}.language`;
    const earlier = texts.slice(0, index).some((each) => each.language === language);
    return [
      ...fault(index === 0 && language !== BROADCAST_MAIN_LANGUAGE, field, messages.english_first),
      ...fault(!BROADCAST_LANGUAGES.includes(language), field, messages.unknown_language),
      ...fault(earlier, field, messages.language_twice),
    ];
  });
}

/** Subjects and text messages are read on locked screens: neither says of a person by name at which hospital they are treated. */
function nameFaults(texts: Written['texts']): FieldError[] {
  return texts.flatMap(({ subject, text }, index) =>
    Object.entries({ subject, text }).flatMap(([part, words]) => {
      const used = variablesIn(words ?? '');
      const namesPatient = used.includes('patient') || used.includes('name');
      return fault(namesPatient && used.includes('hospital'), `texts.${index}.${part}`, messages.name_and_hospital);
    }),
  );
}

function variableFaults(variables: Written['variables']): FieldError[] {
  return variables.flatMap(({ name, language }, index) => {
    const earlier = variables.slice(0, index).some((each) => each.name === name && each.language === language);
    return [
      ...fault(!VARIABLE_NAME.test(name), `variables.${index}.name`, messages.variable_name),
      ...fault(!BROADCAST_LANGUAGES.includes(language), `variables.${index}.language`, messages.unknown_language),
      ...fault(earlier, `variables.${index}.language`, messages.variable_twice),
    ];
  });
}

const endsEarly = ({ arrives_from, arrives_until }: BroadcastAudience): boolean =>
  arrives_from !== null && arrives_until !== null && arrives_until < arrives_from;

const fault = (isFault: boolean, field: string, message: string): FieldError[] => (isFault ? [{ field, message }] : []);
