import ahmedabad from '@ayana/shared-ui/assets/drawings/view-ahmedabad.svg?picture';
import amritsar from '@ayana/shared-ui/assets/drawings/view-amritsar.svg?picture';
import bengaluru from '@ayana/shared-ui/assets/drawings/view-bengaluru.svg?picture';
import chandigarh from '@ayana/shared-ui/assets/drawings/view-chandigarh.svg?picture';
import chennai from '@ayana/shared-ui/assets/drawings/view-chennai.svg?picture';
import coimbatore from '@ayana/shared-ui/assets/drawings/view-coimbatore.svg?picture';
import delhi from '@ayana/shared-ui/assets/drawings/view-delhi.svg?picture';
import faridabad from '@ayana/shared-ui/assets/drawings/view-faridabad.svg?picture';
import goa from '@ayana/shared-ui/assets/drawings/view-goa.svg?picture';
import gurugram from '@ayana/shared-ui/assets/drawings/view-gurugram.svg?picture';
import hyderabad from '@ayana/shared-ui/assets/drawings/view-hyderabad.svg?picture';
import jaipur from '@ayana/shared-ui/assets/drawings/view-jaipur.svg?picture';
import kochi from '@ayana/shared-ui/assets/drawings/view-kochi.svg?picture';
import kolkata from '@ayana/shared-ui/assets/drawings/view-kolkata.svg?picture';
import mumbai from '@ayana/shared-ui/assets/drawings/view-mumbai.svg?picture';
import noida from '@ayana/shared-ui/assets/drawings/view-noida.svg?picture';
import pune from '@ayana/shared-ui/assets/drawings/view-pune.svg?picture';
import thiruvananthapuram from '@ayana/shared-ui/assets/drawings/view-thiruvananthapuram.svg?picture';
import vellore from '@ayana/shared-ui/assets/drawings/view-vellore.svg?picture';
import visakhapatnam from '@ayana/shared-ui/assets/drawings/view-visakhapatnam.svg?picture';
import type { PictureSource } from '@ayana/shared-ui';
import { CITY_VIEW_MESSAGES } from './city-view-messages';

/** A city's picture and what it shows. */
export interface CityView {
  readonly source: PictureSource;
  readonly alt: string;
}

const ALTS: Readonly<Record<string, string>> = CITY_VIEW_MESSAGES;
const PICTURES: Readonly<Record<string, PictureSource>> = {
  ahmedabad,
  amritsar,
  bengaluru,
  chandigarh,
  chennai,
  coimbatore,
  delhi,
  faridabad,
  goa,
  gurugram,
  hyderabad,
  jaipur,
  kochi,
  kolkata,
  mumbai,
  noida,
  pune,
  thiruvananthapuram,
  vellore,
  visakhapatnam,
};

/** The picture of a city by its slug; undefined for a city newer than this release. */
export function cityView(slug: string): CityView | undefined {
  const source = PICTURES[slug];
  return source === undefined ? undefined : { source, alt: ALTS[slug] ?? '' };
}
