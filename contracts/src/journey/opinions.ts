import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { LastEdit } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { FitToTravel } from './case-parts.ts';

export const FIT_TO_TRAVEL_NAMES: Record<FitToTravel, string> = defineMessages(
  'contracts/journey/fit-to-travel-names',
  {
    yes: 'Fit to travel',
    with_conditions: 'Fit to travel with conditions',
    no: 'Not fit to travel',
  },
);

/** Longest summary, alternatives and risks of an opinion. */
export const OPINION_TEXT_MAX = 1000;

/** A doctor may correct a signed opinion for this many days. As long the papers stay open beside it. */
export const OPINION_CORRECTION_DAYS = 14;

/** The last moment at which the doctor may correct an opinion that was signed then. */
export const correctableUntil = (signed_at: string): Date =>
  new Date(Date.parse(signed_at) + OPINION_CORRECTION_DAYS * 86_400_000);

/** What an opinion says, in the order it is read. */
export const OPINION_FIELDS = [
  'summary',
  'recommended_treatment',
  'alternatives',
  'fit_to_travel',
  'days_in_hospital',
  'days_in_india',
  'risks',
] as const satisfies readonly (keyof MedicalOpinion)[];
export type OpinionField = (typeof OPINION_FIELDS)[number];

/** The fields in which a version says something else than the one before. */
export const changedFields = (before: MedicalOpinion, after: MedicalOpinion): OpinionField[] =>
  OPINION_FIELDS.filter((field) =>
    field === 'recommended_treatment'
      ? before.recommended_treatment?.id !== after.recommended_treatment?.id
      : before[field] !== after[field],
  );

/** Opinions by the work they were asked for with, the newest of each first; staff's own are one group. */
export function opinionsByWork(opinions: readonly MedicalOpinion[]): MedicalOpinion[][] {
  const groups = new Map<string | null, MedicalOpinion[]>();
  for (const opinion of opinions) {
    const group = groups.get(opinion.assignment_id);
    if (group === undefined) groups.set(opinion.assignment_id, [opinion]);
    else group.push(opinion);
  }
  return [...groups.values()].map((group) => group.toSorted((one, other) => other.version - one.version));
}

export interface OpinionTreatment {
  id: Id;
  name: string;
}

export interface OpinionDoctor {
  id: Id;
  /** Empty when the account is gone. */
  name: string;
}

/** A doctor's opinion. Signed it is final; a correction is the next version of the same work. */
export interface MedicalOpinion extends LastEdit {
  id: Id;
  journey_id: Id;
  /** The number of the other case of the same patient that it was written for. */
  from_case?: string | null;
  assignment_id: Id | null;
  /** The author. */
  doctor: OpinionDoctor;
  version: Integer;
  /** How often this version was saved: the ETag. */
  revision: Integer;
  summary: string;
  recommended_treatment: OpinionTreatment | null;
  alternatives: string | null;
  /** Null in a draft only. */
  fit_to_travel: FitToTravel | null;
  days_in_hospital: Integer | null;
  days_in_india: Integer | null;
  risks: string | null;
  /** Why a case worker wrote it beside a doctor’s signed one. */
  reason: string | null;
  /** Null for a draft. */
  signed_at: Moment | null;
  created_at: Moment;
}

export interface MedicalOpinions {
  /** The newest first; versions count within an assignment. */
  items: MedicalOpinion[];
}
