import { SeededRandom } from './random.js';
import type { DoctorsSeed } from './doctors.js';
import type { SeededHospital } from './hospital-rows.js';
import { isDoneAt } from './prices.js';
import { departmentsOf, type TreatmentSeed } from './treatments.js';

interface Recommendation {
  treatment_id: string;
  recommendation_score: number;
  specialization_match: boolean;
  notes: string;
  created_at: string;
}
export type HospitalRecommendation = Recommendation & { hospital_partner_id: string };
export type DoctorRecommendation = Recommendation & { doctor_id: string };

/** Most recommendations for one treatment: as many as are read at once (spec section 9). */
const MAX_RECOMMENDATIONS = 12;

const MAIN_DEPARTMENTS = 3;

const best = <Row extends Recommendation>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => b.recommendation_score - a.recommendation_score).slice(0, MAX_RECOMMENDATIONS);

/** The hospitals that offer a treatment, those with it as a main department first. */
export function hospitalRecommendations(
  treatments: readonly TreatmentSeed[],
  hospitals: readonly SeededHospital[],
  created_at: string,
): HospitalRecommendation[] {
  return treatments.flatMap((treatment) =>
    best(
      hospitals
        .filter((hospital) => isDoneAt(hospital, treatment))
        .map(({ id, seed, languages }) => {
          const { department } = treatment.text;
          const place = seed.departments.indexOf(department);
          const main = place >= 0 && place < MAIN_DEPARTMENTS;
          return {
            treatment_id: treatment.id,
            hospital_partner_id: id,
            recommendation_score: Math.min(
              100,
              50 + (main ? 24 : place >= 0 ? 12 : 0) + seed.accreditations.length * 4 + Math.min(languages.length, 8),
            ),
            specialization_match: place >= 0,
            notes: `${main ? `${department} is among its main departments` : `Offered in a hospital with ${seed.departments.length} departments`}. It is accredited by ${seed.accreditations.join(', ')}.`,
            created_at,
          };
        }),
    ),
  );
}

/** A treatment of a seeded doctor, and how often they do it: invented, like the doctors. */
interface DoneTreatment {
  doctor_id: string;
  treatment_id: string;
  times_a_year: number;
}

/** The rarer and larger a treatment, the fewer of them one doctor does in a year. */
const MAX_PER_YEAR: Readonly<Record<string, number>> = { low: 320, medium: 180, high: 70 };

function timesAYear(doctorId: string, { complexity_level, text }: TreatmentSeed): number {
  const most = MAX_PER_YEAR[complexity_level] ?? 100;
  return new SeededRandom(`times ${doctorId} ${text.slug}`).between(Math.ceil(most / 4), most);
}

/** Treatments of a seeded doctor: those of their departments that their hospital offers. */
export function treatmentsOfDoctors(
  { doctors, hospitals }: DoctorsSeed,
  treatments: readonly TreatmentSeed[],
): DoneTreatment[] {
  return doctors.flatMap((doctor, index) => {
    const hospital = hospitals[index];
    if (hospital === undefined) return [];
    return treatments
      .filter(
        (treatment) =>
          isDoneAt(hospital, treatment) &&
          departmentsOf(treatment).some((department) => doctor.specializations.includes(department)),
      )
      .map((treatment) => ({
        doctor_id: doctor.id,
        treatment_id: treatment.id,
        times_a_year: timesAYear(doctor.id, treatment),
      }));
  });
}

/** The doctors who do a treatment, specialists and the most experienced first. */
export function doctorRecommendations(
  treatments: readonly TreatmentSeed[],
  { doctors }: DoctorsSeed,
  done: readonly { doctor_id: string; treatment_id: string }[],
  created_at: string,
): DoctorRecommendation[] {
  const byId = new Map(doctors.map((doctor) => [doctor.id, doctor]));
  return treatments.flatMap((treatment) =>
    best(
      done
        .filter(({ treatment_id }) => treatment_id === treatment.id)
        .flatMap(({ doctor_id }) => {
          const doctor = byId.get(doctor_id);
          if (doctor === undefined) return [];
          const match = doctor.specialization === treatment.text.department;
          return [
            {
              treatment_id: treatment.id,
              doctor_id,
              recommendation_score: Math.min(
                100,
                50 +
                  (match ? 25 : 5) +
                  Math.min(Math.floor((2016 - doctor.practising_since) / 2), 12) +
                  doctor.languages.length,
              ),
              specialization_match: match,
              notes: `${doctor.specialization}, in practice since ${doctor.practising_since}.`,
              created_at,
            },
          ];
        }),
    ),
  );
}
