import {
  type AudienceKind,
  BROADCAST_MAIN_LANGUAGE,
  type BroadcastChannel,
  type BroadcastDetail,
  type BroadcastVariable,
} from '@ayana/contracts/operations';
import type { Role } from '@ayana/contracts/identity';
import type { NewsletterTopic } from '@ayana/contracts/newsletter';
import { editorIn, type Form, type Reading } from '@ayana/portal-kit/screens';
import type { AudienceQuestion, BroadcastChange } from '../broadcasts.api';

export interface TextValues {
  language: string;
  subject: string;
  body: string;
  text: string;
  link_label: string;
}

/** A draft as its form has it: everything is text, a list or a flag. */
export interface EditorValues {
  title: string;
  topic: NewsletterTopic;
  channels: BroadcastChannel[];
  is_urgent: boolean;
  link: string;
  texts: TextValues[];
  variables: BroadcastVariable[];
  audience: {
    kind: AudienceKind;
    roles: Role[];
    countries: string[];
    languages: string[];
    stages: string[];
    hospital_ids: string[];
    arrives_from: string;
    arrives_until: string;
    journey_ids: string[];
    with_patients: boolean;
    with_families: boolean;
  };
}

export type EditorForm = Form<EditorValues>;

export const textIn = (language: string): TextValues => ({ language, subject: '', body: '', text: '', link_label: '' });

export function valuesOf(broadcast: BroadcastDetail): EditorValues {
  const { title, topic, channels, is_urgent, link, texts, variables, audience } = broadcast;
  return {
    title,
    topic: topic ?? 'treatments',
    channels,
    is_urgent,
    link: link ?? '',
    texts: texts.map(({ language, subject, body, text, link_label }) => ({
      language,
      subject,
      body,
      text: text ?? '',
      link_label: link_label ?? '',
    })),
    variables,
    audience: {
      ...audience,
      stages: audience.stages.map(String),
      arrives_from: audience.arrives_from ?? '',
      arrives_until: audience.arrives_until ?? '',
    },
  };
}

/** Names what is typed into a draft. */
export const draftFormName = (id: string): string => `broadcast-draft-${id}`;

export const readingOf = (broadcast: BroadcastDetail): Reading<EditorValues> => ({
  version: broadcast.version,
  fields: valuesOf(broadcast),
  by: editorIn(broadcast),
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

export function audienceBody({ audience }: Pick<EditorValues, 'audience'>): AudienceQuestion['audience'] {
  return {
    ...audience,
    // The API says which stages there are.
    stages: audience.stages as never,
    arrives_from: orNull(audience.arrives_from),
    arrives_until: orNull(audience.arrives_until),
  };
}

export function bodyOf(broadcast: BroadcastDetail, values: EditorValues): BroadcastChange {
  const { title, topic, channels, is_urgent, link, texts, variables } = values;
  const isPromotion = broadcast.purpose === 'promotion';
  return {
    title,
    topic: isPromotion ? topic : null,
    channels,
    is_urgent: isPromotion ? false : is_urgent,
    link: orNull(link),
    texts: texts.map(({ language, subject, body, text, link_label: label }) => ({
      language,
      subject,
      body,
      text: orNull(text),
      link_label: orNull(label),
    })),
    variables,
    audience: audienceBody(values),
  };
}

/** What the API is asked as the form changes. */
export function questionOf(broadcast: BroadcastDetail, values: EditorValues): AudienceQuestion {
  return {
    audience: audienceBody(values),
    channels: values.channels,
    purpose: broadcast.purpose,
    topic: broadcast.purpose === 'promotion' ? values.topic : null,
    languages: values.texts.map(({ language }) => language || BROADCAST_MAIN_LANGUAGE),
    incident_id: broadcast.incident?.id ?? null,
  };
}
