import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';

export type OwnConsultations = components['schemas']['OwnConsultationsDto'];
export type OwnConsultation = components['schemas']['OwnConsultationDto'];

export const consultationsLoader = (): Promise<Part<OwnConsultations>> =>
  readPart(dataOf(api.GET('/own-consultations')));
