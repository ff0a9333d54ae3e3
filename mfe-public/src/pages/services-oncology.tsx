import careSupport from '@ayana/shared-ui/assets/drawings/care-support.svg';

import { ONCOLOGY } from '../features/specialities/oncology';
import { specialityPage } from './speciality';

export const { loader, Component, meta } = specialityPage(ONCOLOGY, careSupport);
