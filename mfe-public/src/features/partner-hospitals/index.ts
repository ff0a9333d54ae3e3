export { PartnerHospitals } from './partner-hospitals';
