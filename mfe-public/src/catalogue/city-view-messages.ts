import { defineMessages } from '@ayana/contracts/language';

/** What the pictures of the cities show, by slug. */
export const CITY_VIEW_MESSAGES = defineMessages('mfe-public/city-views', {
  ahmedabad: 'Kites over the river promenade of Ahmedabad, beside a gate with minarets',
  amritsar: 'A gilded hall on the water of Amritsar in the evening, between cypresses',
  bengaluru: 'A glass house by a lake in Bengaluru, with terraced houses and towers behind it',
  chandigarh: 'A lake in Chandigarh at noon, low modern houses before blue hills',
  chennai: 'A lighthouse on the beach of Chennai in the morning, boats before it and palms beside it',
  coimbatore: 'The tower of a temple in Coimbatore, palms and tiled roofs before high hills',
  delhi: 'A memorial arch in Delhi at dusk, people walking past terraced houses',
  faridabad: 'A fort on its hill by a lake in Faridabad, new towers beside it',
  goa: 'A white church with two towers on the shore of Goa, the sun low between palms',
  gurugram: 'Glass towers in Gurugram, the metro on its pillars behind the trees',
  hyderabad: 'A gate with minarets by a lake in Hyderabad at sunset, palms and domes around it',
  jaipur: 'A palace front of many windows in Jaipur, domed houses before the hills',
  kochi: 'Fishing nets on beams over the water of Kochi in the evening, tiled roofs behind palms',
  kolkata: 'A steel bridge over the river in Kolkata in the morning, boats under it',
  mumbai: 'A bridge hung from one mast before Mumbai at sunset, seaside houses and boats',
  noida: 'Glass towers on the river in Noida, with cypresses along the bank',
  pune: 'A fort on a hill over Pune, people walking on a street with trees',
  thiruvananthapuram: 'The tower of a temple by still water in Thiruvananthapuram, between palms',
  vellore: 'The fort of Vellore over its moat, palms on the bank and hills behind',
  visakhapatnam: 'A lighthouse on the beach of Visakhapatnam, the city before green hills',
});
