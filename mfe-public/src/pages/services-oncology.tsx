import careSupport from '@ayana/shared-ui/assets/drawings/care-support.svg';

import { ONCOLOGY } from '../features/care-pages/oncology';
import { specialityPage } from './speciality';

export const { loader, Component, meta } = specialityPage(ONCOLOGY, careSupport);
