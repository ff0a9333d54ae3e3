import type { Service } from '@ayana/contracts/services';
import cardiac from '@ayana/shared-ui/assets/drawings/service-cardiac.svg';
import cosmetic from '@ayana/shared-ui/assets/drawings/service-cosmetic.svg';
import fertility from '@ayana/shared-ui/assets/drawings/service-fertility.svg';
import general from '@ayana/shared-ui/assets/drawings/service-general.svg';
import oncology from '@ayana/shared-ui/assets/drawings/service-oncology.svg';
import ophthalmology from '@ayana/shared-ui/assets/drawings/service-ophthalmology.svg';
import orthopedic from '@ayana/shared-ui/assets/drawings/service-orthopedic.svg';
import video from '@ayana/shared-ui/assets/drawings/service-video.svg';

export const SERVICE_DRAWINGS: Readonly<Record<Service['id'], string>> = {
  cardiac,
  cosmetic,
  fertility,
  general,
  oncology,
  ophthalmology,
  orthopedic,
  video,
};
