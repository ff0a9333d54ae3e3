import {
  BROADCAST_MAIN_LANGUAGE,
  type BroadcastPurpose,
  type BroadcastTemplate,
  type BroadcastText,
} from '@ayana/contracts/operations';
import type { NewsletterTopic } from '@ayana/contracts/newsletter';
import type { AudienceQuestion, NewBroadcast } from './broadcasts.api';
import { audienceBody } from './editor/editor-values';
import { ALL_PATIENTS, audienceOfQuery } from './saved/saved-audience';

/** What a draft takes from a template besides the words that are seen while it is begun. */
type Taken = Pick<BroadcastTemplate, 'id' | 'channels' | 'texts' | 'variables' | 'link' | 'is_urgent'>;

export interface CreateValues {
  title: string;
  purpose: BroadcastPurpose;
  topic: NewsletterTopic;
  subject: string;
  body: string;
  /** Its own copy: whatever becomes of the template meanwhile. */
  template: Taken | null;
  /** As audiences are saved. */
  audience: string;
}

const EMPTY: CreateValues = {
  title: '',
  purpose: 'mandatory',
  topic: 'treatments',
  subject: '',
  body: '',
  template: null,
  audience: ALL_PATIENTS,
};

/** What is typed, with the words of a template in the place of its own. */
export function begunWith(values: CreateValues, template: BroadcastTemplate): CreateValues {
  const { id, name, purpose, topic, channels, texts, variables, link, is_urgent } = template;
  const english = englishOf(texts);
  return {
    ...values,
    title: values.title.trim() === '' ? name : values.title,
    purpose,
    topic: topic ?? values.topic,
    subject: english?.subject ?? '',
    body: english?.body ?? '',
    template: { id, channels, texts, variables, link, is_urgent },
  };
}

export const emptyOr = (template: BroadcastTemplate | null): CreateValues =>
  template === null ? EMPTY : begunWith(EMPTY, template);

const englishOf = (texts: readonly BroadcastText[]): BroadcastText | undefined =>
  texts.find(({ language }) => language === BROADCAST_MAIN_LANGUAGE);

/** The channels it begins with: a promotion goes by email only. */
const channelsOf = ({ purpose, template }: CreateValues): NewBroadcast['channels'] =>
  purpose === 'promotion' || template === null ? ['mail'] : template.channels;

export function newBroadcast(values: CreateValues): NewBroadcast {
  const { title, purpose, topic, subject, body, template, audience } = values;
  const english = { ...englishOf(template?.texts ?? []), language: BROADCAST_MAIN_LANGUAGE, subject, body };
  const others = (template?.texts ?? []).filter(({ language }) => language !== BROADCAST_MAIN_LANGUAGE);
  return {
    title,
    purpose,
    ...(purpose === 'promotion' ? { topic } : {}),
    channels: channelsOf(values),
    texts: [english, ...others],
    audience: audienceBody({ audience: audienceOfQuery(audience) }),
    ...(template === null
      ? {}
      : {
          variables: template.variables,
          link: template.link,
          is_urgent: purpose === 'mandatory' && template.is_urgent,
        }),
  };
}

/** Who would get it, as it is begun. */
export function questionOfNew(values: CreateValues): AudienceQuestion {
  const { purpose, topic, template, audience } = values;
  return {
    audience: audienceBody({ audience: audienceOfQuery(audience) }),
    channels: channelsOf(values),
    purpose,
    topic: purpose === 'promotion' ? topic : null,
    languages: template?.texts.map(({ language }) => language) ?? [BROADCAST_MAIN_LANGUAGE],
    incident_id: null,
  };
}
