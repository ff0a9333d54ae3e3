/** One row for each case from the first word on: its number, whose it is, and the door it came by. */
export { CaseRegisterModule } from './case-register.module.js';
export { CaseRow } from './case.entity.js';
export { beginPatientThread, caseOfItem, numberIn, openCase, type RegisteredCase } from './case-register.js';
export { findCases, intakeOf, registeredCase } from './case-register.queries.js';
export { askedTreatment, DECIDED_TREATMENT, requestedTreatment } from './asked-treatment.js';
export { GuestLinks } from './guest-links.service.js';
