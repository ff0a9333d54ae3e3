import type { NamedPerson } from '../service-desk/requests.ts';
import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/** What is removed after its time. */
export const RETENTION_RULES = [
  'closed_enquiries',
  'career_applications',
  'patient_notifications',
  'sent_mails',
  'left_newsletters',
  'ended_cases',
] as const;
export type RetentionRuleKey = (typeof RETENTION_RULES)[number];

/** The least and the most days a rule may keep what it is about. */
export const RETENTION_LIMITS: Readonly<Record<RetentionRuleKey, { min: number; max: number }>> = {
  closed_enquiries: { min: 90, max: 3650 },
  career_applications: { min: 90, max: 1095 },
  patient_notifications: { min: 90, max: 3650 },
  sent_mails: { min: 90, max: 3650 },
  left_newsletters: { min: 30, max: 1095 },
  // Three years from the beginning of the treatment, and some days for leap years.
  ended_cases: { min: 1100, max: 7300 },
};

/** What a rule is called, what it is about, and by which law it ends. */
export interface RetentionRuleText {
  name: string;
  what: string;
  basis: string;
}

export const RETENTION_RULE_MESSAGES: Record<RetentionRuleKey, RetentionRuleText> = defineMessages(
  'contracts/operations/retention-rules',
  {
    closed_enquiries: {
      name: 'Closed enquiries',
      what: 'Requests of the public forms that were closed and led to no case, with their timeline.',
      basis: 'GDPR article 5.1 e; DPDP Act section 8.7',
    },
    career_applications: {
      name: 'Job applications',
      what: 'Applications for vacancies that were closed.',
      basis: 'GDPR article 5.1 e; DPDP Act section 8.7',
    },
    patient_notifications: {
      name: 'Notifications',
      what: 'Notifications of patients that were read.',
      basis: 'GDPR article 5.1 e',
    },
    sent_mails: {
      name: 'Sent emails',
      what: 'The record that an email was sent; its words go when it is sent.',
      basis: 'GDPR article 5.1 e',
    },
    left_newsletters: {
      name: 'Newsletter addresses',
      what: 'Addresses that left the newsletter.',
      basis: 'GDPR article 5.1 e',
    },
    ended_cases: {
      name: 'Cases of deleted accounts',
      what: 'What stayed of a case when its account was deleted: papers, messages, opinions, quotes and the timeline.',
      basis: 'Indian Medical Council regulations 2002, 1.3.1: three years',
    },
  },
);

export interface RetentionRun {
  id: Id;
  rule: RetentionRuleKey;
  is_dry: boolean;
  keep_days: Integer;
  // Rows that are over their time.
  found: Integer;
  removed: Integer;
  /** Null: the clock. */
  by: NamedPerson | null;
  at: Moment;
}

export interface RetentionRule {
  key: RetentionRuleKey;
  keep_days: Integer;
  // Whether the job removes what is over its time.
  is_active: boolean;
  last_run: RetentionRun | null;
  last_dry_run: RetentionRun | null;
  version: Integer;
  updated_at: Moment;
}

export type RetentionRunsPage = Page<RetentionRun>;
