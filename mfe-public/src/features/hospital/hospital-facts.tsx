import { FigureBand } from '../../page-layout/figure-band';
import type { Hospital } from './hospital';
import { HOSPITAL_MESSAGES as TEXTS } from './messages';

/** The facts below the head; unknown ones are left out. */
export function HospitalFacts({ hospital }: { hospital: Hospital }) {
  const { bed_capacity, icu_beds, doctors_count, answer_hours, airport_minutes, city, profile, operating_theatres } =
    hospital;
  const figures: ([string, string | number] | null)[] = [
    bed_capacity === null ? null : [TEXTS.facts.beds(icu_beds ?? 0), bed_capacity],
    profile === null
      ? operating_theatres === null
        ? null
        : [TEXTS.facts.theatres, operating_theatres]
      : [TEXTS.facts.rating, TEXTS.facts.of_5(profile.rating.toFixed(1))],
    doctors_count === 0 ? null : [TEXTS.facts.doctors, doctors_count],
    answer_hours === null ? null : [TEXTS.facts.answer, TEXTS.facts.hours(answer_hours)],
    airport_minutes === null || city === null
      ? null
      : [TEXTS.facts.airport(city.airport_code), TEXTS.facts.minutes(airport_minutes)],
  ];
  return <FigureBand figures={figures.filter((figure) => figure !== null)} most={5} />;
}
