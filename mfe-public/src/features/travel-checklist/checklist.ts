import type { Department } from '@ayana/contracts/catalogue';
import {
  daysAfter,
  E_MEDICAL_VISA,
  monthsAfter,
  needsYellowFeverCertificate,
  visaWay,
  YELLOW_FEVER_DAYS,
} from '@ayana/contracts/travel';

import type { TravelChoice } from './choice';
import { longDate } from '../../time/long-date';
import { ITEM_MESSAGES } from './item-messages';
import type { ItemFacts, ItemId } from './item-messages';

export type SectionId = 'visa' | 'papers' | 'money' | 'packing' | 'arrival' | 'home';

export interface ChecklistItem {
  id: ItemId;
  title: string;
  text: string;
  /** The last day for it, `YYYY-MM-DD`. */
  due: string | null;
  /** Whether that day has passed. */
  late: boolean;
}

export interface ChecklistSection {
  id: SectionId;
  items: readonly ChecklistItem[];
}

/** An item: days before arrival when it is due; negative is after arrival. */
type Line = readonly [id: ItemId, days_before?: number | undefined];

/** Our advice in days before arrival, where there is no rule. */
const ADVICE = { reports: 35, letter: 28, quote: 28, mission: 42, apply: 21, teeth: 30, medicines: 14 } as const;

type Kind =
  | 'heart'
  | 'joint'
  | 'cancer'
  | 'transplant'
  | 'eye'
  | 'fertility'
  | 'dental'
  | 'kidney'
  | 'brain'
  | 'weight';

const KINDS: Partial<Record<Department, Kind>> = {
  Cardiology: 'heart',
  'Cardiac surgery': 'heart',
  Orthopedics: 'joint',
  Spine: 'joint',
  Oncology: 'cancer',
  'Haematology/BMT': 'cancer',
  'Hepatobiliary and transplant': 'transplant',
  Ophthalmology: 'eye',
  Fertility: 'fertility',
  Dental: 'dental',
  Nephrology: 'kidney',
  Neurology: 'brain',
  Neurosurgery: 'brain',
  Bariatric: 'weight',
};

/** Extra items of a kind of procedure. */
const OF_KIND: Record<Kind, { papers: readonly Line[]; packing: readonly Line[] }> = {
  heart: {
    papers: [
      ['heart_papers', ADVICE.reports],
      ['teeth', ADVICE.teeth],
    ],
    packing: [['heart_clothes']],
  },
  joint: {
    papers: [
      ['joint_papers', ADVICE.reports],
      ['teeth', ADVICE.teeth],
    ],
    packing: [['joint_clothes']],
  },
  cancer: { papers: [['cancer_papers', ADVICE.reports]], packing: [['soft_clothes']] },
  transplant: { papers: [['transplant_papers', ADVICE.reports]], packing: [['soft_clothes']] },
  eye: { papers: [['eye_papers', ADVICE.medicines]], packing: [['eye_things']] },
  fertility: { papers: [['fertility_papers', ADVICE.reports]], packing: [] },
  dental: { papers: [['dental_papers', ADVICE.reports]], packing: [] },
  kidney: { papers: [['kidney_papers', ADVICE.reports]], packing: [] },
  brain: { papers: [['brain_papers', ADVICE.reports]], packing: [['soft_clothes']] },
  weight: { papers: [['weight_papers', ADVICE.medicines]], packing: [['soft_clothes']] },
};

function kindOf({ procedure }: TravelChoice): Kind | null {
  if (procedure === null) return null;
  if (/transplant/i.test(procedure.name) && !/hair|corneal|marrow/i.test(procedure.name)) return 'transplant';
  return procedure.department === null ? null : (KINDS[procedure.department] ?? null);
}

/** Days in India from the catalogue (`10-15`); null without any. */
export function daysInIndia({ procedure }: TravelChoice): { shortest: number; longest: number } | null {
  const [, from, to] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(procedure?.total_days_in_india ?? '') ?? [];
  if (from === undefined || Number(to ?? from) < 1) return null;
  return { shortest: Number(from), longest: Number(to ?? from) };
}

function visaLines(choice: TravelChoice, stay: number | null): Line[] {
  const way = visaWay(choice.country);
  const latest = E_MEDICAL_VISA.apply_days_before;
  if (way === 'none') return [['passport_or_id'], ['no_visa']];
  const visa: Record<typeof way, Line[]> = {
    none_90: [['no_visa_90', ADVICE.apply]],
    evisa: [
      ['letter', ADVICE.letter],
      ['apply_evisa', latest],
      ['attendants_evisa', latest],
      ['print_visa', 1],
    ],
    mission: [
      ['letter', ADVICE.mission + 7],
      ['apply_mission', ADVICE.mission],
      ['attendants_mission', ADVICE.mission],
    ],
    check: [
      ['letter', ADVICE.mission + 7],
      ['check_visa', ADVICE.mission],
      ['attendants_check', ADVICE.mission],
    ],
  };
  const long: Line[] =
    stay !== null && stay > E_MEDICAL_VISA.days && way !== 'none_90' ? [['longer_stay', ADVICE.letter]] : [];
  return [['passport'], ...visa[way], ...long];
}

function linesOf(choice: TravelChoice, stay: number | null): Record<SectionId, readonly Line[]> {
  const kind = kindOf(choice);
  const special = kind === null ? { papers: [], packing: [] } : OF_KIND[kind];
  const yellowFever: Line[] = needsYellowFeverCertificate(choice.country) ? [['yellow_fever', YELLOW_FEVER_DAYS]] : [];
  const needsVisa = visaWay(choice.country) !== 'none';
  const end = stay === null ? undefined : 1 - stay;
  return {
    visa: visaLines(choice, stay),
    papers: [
      ['reports', ADVICE.reports],
      ...special.papers,
      ['medicine_list', ADVICE.medicines],
      ['stop_medicines', ADVICE.medicines],
      ...yellowFever,
      ['who_decides', 7],
    ],
    money: [
      ['quote', ADVICE.quote],
      ['reserve', ADVICE.medicines],
      ['way_to_pay', ADVICE.medicines],
      ['insurance', ADVICE.medicines],
      ['cash', 0],
    ],
    packing: [['hand_luggage'], ...special.packing, ['copies'], ['phone']],
    arrival: needsVisa ? [['border', 0], ['form_c', -1], ['admission']] : [['admission']],
    home: [
      ['discharge', end],
      ['bill', end],
      ['fit_to_fly', end === undefined ? undefined : end + 2],
      ['medicines_home', end],
      ['check_up', end],
      ...(needsVisa ? ([['leave_in_time', 1 - E_MEDICAL_VISA.days]] satisfies Line[]) : []),
    ],
  };
}

/**
 * The checklist of a journey, with due dates.
 * @param today `YYYY-MM-DD`
 */
export function checklistOf(choice: TravelChoice, today: string): ChecklistSection[] {
  const { arrives_on } = choice;
  const days = daysInIndia(choice);
  const stay = days?.longest ?? null;
  const facts: ItemFacts = {
    nationality: choice.nationality,
    days: stay,
    passport_until: longDate(monthsAfter(arrives_on, E_MEDICAL_VISA.passport_months)),
    visa_opens: longDate(daysAfter(arrives_on, -E_MEDICAL_VISA.opens_days_before)),
    visa_latest: longDate(daysAfter(arrives_on, -E_MEDICAL_VISA.apply_days_before)),
    visa_advised: longDate(daysAfter(arrives_on, -ADVICE.apply)),
    visa_ends: longDate(daysAfter(arrives_on, E_MEDICAL_VISA.days - 1)),
  };
  // The 60-day rule applies to the e-Medical visa only; an embassy's visa has its own.
  const way = visaWay(choice.country);
  return Object.entries(linesOf(choice, stay)).map(([id, lines]) => ({
    id: id as SectionId,
    items: lines
      .filter(([item]) => item !== 'leave_in_time' || way === 'evisa')
      .map(([item, before]) => {
        const due = before === undefined ? null : daysAfter(arrives_on, -before);
        const { text, title } = ITEM_MESSAGES[item];
        return {
          id: item,
          title: typeof title === 'string' ? title : title(facts),
          text: typeof text === 'string' ? text : text(facts),
          due,
          late: due !== null && due < today,
        };
      }),
  }));
}
