import type { ProposedDoctor } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';

export interface NewProposedDoctor {
  doctor_id?: string;
  hospital_id?: string;
  full_name?: string;
  entry?: {
    title: string;
    specialization: string;
    registration_number: string;
    council: string;
    languages: string[];
    practising_since: number | undefined;
    video_fee_usd: number | undefined;
  };
  email: string;
  note?: string;
}

export const proposeDoctor = (id: string, body: NewProposedDoctor, key: string): Promise<ProposedDoctor> =>
  dataOf(
    api.POST('/organisations/{id}/proposed-doctors', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      // Choices and numbers that are none are refused at their fields.
      body: body as never,
    }),
  );

export const withdrawDoctor = (id: string): Promise<ProposedDoctor> =>
  dataOf(api.POST('/proposed-doctors/{id}/withdraw', { params: { path: { id } } }));

export const inviteDoctorAgain = (id: string, key: string): Promise<ProposedDoctor> =>
  dataOf(api.POST('/proposed-doctors/{id}/invite', { params: { path: { id }, header: { 'Idempotency-Key': key } } }));
