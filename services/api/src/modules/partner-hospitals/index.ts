/** Hospitals as the public reads them. */
export { PartnerHospitalDto } from './partner-hospitals.dto.js';
export { PartnerHospitalsModule } from './partner-hospitals.module.js';
export { PartnerHospitalsService } from './partner-hospitals.service.js';
