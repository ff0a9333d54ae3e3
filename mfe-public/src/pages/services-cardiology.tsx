import careHeart from '@ayana/shared-ui/assets/drawings/care-heart.svg';

import { CARDIOLOGY } from '../features/care-pages/cardiology';
import { specialityPage } from './speciality';

export const { loader, Component, meta } = specialityPage(CARDIOLOGY, careHeart);
