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

/** A city's picture and what it shows. */
export interface CityView {
  readonly source: PictureSource;
  readonly alt: string;
}

const VIEWS: Readonly<Record<string, CityView>> = {
  ahmedabad: { source: ahmedabad, alt: 'Kites over the river promenade of Ahmedabad, beside a gate with minarets' },
  amritsar: { source: amritsar, alt: 'A gilded hall on the water of Amritsar in the evening, between cypresses' },
  bengaluru: {
    source: bengaluru,
    alt: 'A glass house by a lake in Bengaluru, with terraced houses and towers behind it',
  },
  chandigarh: { source: chandigarh, alt: 'A lake in Chandigarh at noon, low modern houses before blue hills' },
  chennai: {
    source: chennai,
    alt: 'A lighthouse on the beach of Chennai in the morning, boats before it and palms beside it',
  },
  coimbatore: {
    source: coimbatore,
    alt: 'The tower of a temple in Coimbatore, palms and tiled roofs before high hills',
  },
  delhi: { source: delhi, alt: 'A memorial arch in Delhi at dusk, people walking past terraced houses' },
  faridabad: { source: faridabad, alt: 'A fort on its hill by a lake in Faridabad, new towers beside it' },
  goa: { source: goa, alt: 'A white church with two towers on the shore of Goa, the sun low between palms' },
  gurugram: { source: gurugram, alt: 'Glass towers in Gurugram, the metro on its pillars behind the trees' },
  hyderabad: {
    source: hyderabad,
    alt: 'A gate with minarets by a lake in Hyderabad at sunset, palms and domes around it',
  },
  jaipur: { source: jaipur, alt: 'A palace front of many windows in Jaipur, domed houses before the hills' },
  kochi: {
    source: kochi,
    alt: 'Fishing nets on beams over the water of Kochi in the evening, tiled roofs behind palms',
  },
  kolkata: { source: kolkata, alt: 'A steel bridge over the river in Kolkata in the morning, boats under it' },
  mumbai: { source: mumbai, alt: 'A bridge hung from one mast before Mumbai at sunset, seaside houses and boats' },
  noida: { source: noida, alt: 'Glass towers on the river in Noida, with cypresses along the bank' },
  pune: { source: pune, alt: 'A fort on a hill over Pune, people walking on a street with trees' },
  thiruvananthapuram: {
    source: thiruvananthapuram,
    alt: 'The tower of a temple by still water in Thiruvananthapuram, between palms',
  },
  vellore: { source: vellore, alt: 'The fort of Vellore over its moat, palms on the bank and hills behind' },
  visakhapatnam: {
    source: visakhapatnam,
    alt: 'A lighthouse on the beach of Visakhapatnam, the city before green hills',
  },
};

/** The picture of a city by its slug; undefined for a city newer than this release. */
export const cityView = (slug: string): CityView | undefined => VIEWS[slug];
