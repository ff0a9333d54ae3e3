import type { components } from '@ayana/contracts/api';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { clockTime, shortDate } from '@ayana/shared-ui/time';

import { usd } from '../../money/usd';
import { COMPARE_MESSAGES as TEXTS } from './messages';
import { figureRow, listRow, textRow } from './rows';
import type { ComparedRow } from './rows';

export type ComparedDoctor = components['schemas']['DoctorDto'];

const listWords = { only: TEXTS.only, none: TEXTS.none };

function moment(milliseconds: number, hour12: boolean): string {
  const at = new Date(milliseconds);
  return `${shortDate(at, at, INDIA_ZONE)}, ${clockTime(at, INDIA_ZONE, hour12)}`;
}

/** The rows of a comparison of doctors. @param hour12 whether the reader's clock has 12 hours */
export function doctorRows(doctors: readonly ComparedDoctor[], hour12: boolean): ComparedRow[] {
  const texts = (name: string, value: (doctor: ComparedDoctor) => string): ComparedRow =>
    textRow(name, doctors.map(value));
  const fee = (name: string, value: (doctor: ComparedDoctor) => number | null): ComparedRow =>
    figureRow(name, doctors.map(value), {
      which: 'least',
      mark: TEXTS.fee_least,
      text: usd,
      unknown: TEXTS.not_offered,
    });
  return [
    texts(TEXTS.title_row, ({ title }) => title),
    texts(TEXTS.hospital, ({ hospital, city }) =>
      city === null ? hospital.hospital_name : `${hospital.hospital_name}, ${city.name}`,
    ),
    listRow(
      TEXTS.languages,
      doctors.map(({ languages }) => languages),
      listWords,
    ),
    fee(TEXTS.video, ({ video_fee_usd }) => video_fee_usd),
    fee(TEXTS.phone, ({ phone_fee_usd }) => phone_fee_usd),
    figureRow(
      TEXTS.next_free,
      doctors.map(({ next_free_at }) => (next_free_at === null ? null : Date.parse(next_free_at))),
      { which: 'least', mark: TEXTS.next_free_least, text: (at) => moment(at, hour12), unknown: TEXTS.not_known },
    ),
    figureRow(
      TEXTS.years,
      doctors.map(({ years_experience }) => years_experience),
      { which: 'most', mark: TEXTS.years_most, text: String, unknown: TEXTS.not_known },
    ),
    listRow(
      TEXTS.field,
      doctors.map(({ specializations }) => specializations),
      listWords,
    ),
    listRow(
      TEXTS.procedures,
      doctors.map(({ procedures }) => procedures.map(({ name, plain_name }) => plain_name ?? name)),
      listWords,
    ),
    texts(TEXTS.qualifications, ({ qualifications }) => qualifications.join(', ')),
    texts(TEXTS.registration, ({ registration_number, council }) => `${registration_number}, ${council}`),
  ];
}
