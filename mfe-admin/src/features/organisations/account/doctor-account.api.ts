import type { DoctorAccount } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';

const at = (id: string) => ({ params: { path: { id } } });

export const readAccount = (id: string): Promise<DoctorAccount> => dataOf(api.GET('/doctor-accounts/{id}', at(id)));

export const linkAccount = (id: string, email: string): Promise<DoctorAccount> =>
  dataOf(api.POST('/doctor-accounts/{id}/link', { ...at(id), body: { email } }));

export const unlinkAccount = (id: string): Promise<DoctorAccount> =>
  dataOf(api.DELETE('/doctor-accounts/{id}/link', at(id)));
