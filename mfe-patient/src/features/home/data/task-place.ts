import { ABOUT_ME_PATH } from '@ayana/contracts/identity';
import type { OverviewTask } from './home-data';

/** The page where a task of the patient is done; undefined where it has none. */
export function taskPlace({ subject_kind, subject_id }: OverviewTask): string | undefined {
  switch (subject_kind) {
    case 'document':
      return '/patient-portal/documents';
    case 'quote':
      return '/patient-portal/quotes';
    case 'thread':
      return '/patient-portal/messages';
    case 'patient_details':
    case 'travel_leg':
      return '/patient-portal/travel';
    case 'check_in':
      return '/patient-portal/care';
    case 'treatment_request':
      return subject_id === null ? '/patient-portal/requests' : `/requests/patient-portal/${subject_id}`;
    case 'health_summary':
      return ABOUT_ME_PATH;
    default:
      return undefined;
  }
}
