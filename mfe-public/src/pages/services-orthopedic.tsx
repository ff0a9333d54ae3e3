import careJoint from '@ayana/shared-ui/assets/drawings/care-joint.svg';

import { ORTHOPEDIC } from '../features/specialities/orthopedic';
import { specialityPage } from './speciality';

export const { loader, Component, meta } = specialityPage(ORTHOPEDIC, careJoint);
