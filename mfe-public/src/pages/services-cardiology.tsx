import careHeart from '@ayana/shared-ui/assets/drawings/care-heart.svg';

import { CARDIOLOGY } from '../features/specialities/cardiology';
import { specialityPage } from './speciality';

export const { loader, Component, meta } = specialityPage(CARDIOLOGY, careHeart);
