import { DOCTORS_LIMIT, HOSPITALS_LIMIT } from '@ayana/contracts/catalogue';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import { DoctorsService } from '../doctors/index.js';
import { PartnerHospitalsService } from '../partner-hospitals/index.js';
import { TreatmentsService } from '../treatments/index.js';
import type {
  DoctorRecommendationDto,
  HospitalRecommendationDto,
  TreatmentRecommendationsDto,
} from './recommendations.dto.js';

const COLUMNS = 'best.treatment_id, best.recommendation_score, best.specialization_match, best.notes';
const HOSPITALS = prepared<Omit<HospitalRecommendationDto, 'hospital'>>(
  `select ${COLUMNS}, best.hospital_partner_id
   from treatment_hospital_recommendations best
   join partner_hospitals hospital on hospital.id = best.hospital_partner_id
   join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
   where best.treatment_id = $1 and best.is_active
   order by best.recommendation_score desc, best.hospital_partner_id limit ${HOSPITALS_LIMIT}`,
);
const DOCTORS = prepared<Omit<DoctorRecommendationDto, 'doctor'>>(
  `select ${COLUMNS}, best.doctor_id
   from treatment_doctor_recommendations best
   join doctors doctor on doctor.id = best.doctor_id and doctor.is_active
   join partner_hospitals hospital on hospital.id = doctor.hospital_id
   join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
   where best.treatment_id = $1 and best.is_active
   order by best.recommendation_score desc, best.doctor_id limit ${DOCTORS_LIMIT}`,
);

/** Recommendations for a treatment, among the publicly visible hospitals and doctors. */
@Injectable()
export class RecommendationsService {
  constructor(
    private readonly database: Database,
    private readonly treatments: TreatmentsService,
    private readonly partnerHospitals: PartnerHospitalsService,
    private readonly doctorsService: DoctorsService,
  ) {}

  /** @throws AppError `not_found` for an unknown or inactive treatment */
  async all(treatmentId: string): Promise<TreatmentRecommendationsDto> {
    const [hospitals, doctors] = await Promise.all([this.hospitals(treatmentId), this.doctors(treatmentId)]);
    return { hospitals, doctors };
  }

  /** @throws AppError `not_found` */
  async hospitals(treatmentId: string): Promise<HospitalRecommendationDto[]> {
    const [, best] = await Promise.all([this.treatments.one(treatmentId), this.database.ask(HOSPITALS, [treatmentId])]);
    const hospitals = await this.partnerHospitals.these(
      best.map(({ hospital_partner_id }) => hospital_partner_id),
      treatmentId,
    );
    const byId = new Map(hospitals.map((hospital) => [hospital.id, hospital]));
    return best.flatMap((each) => {
      const hospital = byId.get(each.hospital_partner_id);
      return hospital === undefined ? [] : [{ ...each, hospital }];
    });
  }

  /** @throws AppError `not_found` */
  async doctors(treatmentId: string): Promise<DoctorRecommendationDto[]> {
    const [, best] = await Promise.all([this.treatments.one(treatmentId), this.database.ask(DOCTORS, [treatmentId])]);
    const doctors = await this.doctorsService.these(best.map(({ doctor_id }) => doctor_id));
    const byId = new Map(doctors.map((doctor) => [doctor.id, doctor]));
    return best.flatMap((each) => {
      const doctor = byId.get(each.doctor_id);
      return doctor === undefined ? [] : [{ ...each, doctor }];
    });
  }
}
