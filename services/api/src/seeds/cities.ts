import { type CityName, citySlug, type Language } from '@ayana/contracts/catalogue';

/** Months as people say them, and what a thermometer in the shade shows on an ordinary night and day. */
export interface Season {
  season: string;
  months: string;
  low_c: number;
  high_c: number;
  note: string;
}

/** A night for two, indicative as of November 2026. */
export interface Lodging {
  tier: 'guest_house' | 'serviced_flat' | 'hotel';
  usd_min: number;
  usd_max: number;
  note: string;
}

export interface CitySeed {
  slug: string;
  name: CityName;
  state: string;
  summary: string;
  latitude: number;
  longitude: number;
  airport_name: string;
  airport_code: string;
  airport_minutes: number;
  languages: readonly Language[];
  specialities: readonly string[];
  climate: readonly Season[];
  lodging: readonly Lodging[];
}

/** Seasons in the order of a year: months, low, high, note. */
type Year = readonly (readonly [months: string, low: number, high: number, note: string])[];

const SEASONS = ['Winter', 'Summer', 'Monsoon', 'After the rains'] as const;

const year = (seasons: Year): Season[] =>
  seasons.map(([months, low_c, high_c, note], index) => ({
    season: SEASONS[index] ?? '',
    months,
    low_c,
    high_c,
    note,
  }));

const NORTH = year([
  ['December to February', 7, 21, 'Cool and dry; fog may delay flights in the early morning.'],
  ['March to June', 22, 39, 'Hot and dry, hottest in May.'],
  ['July to September', 26, 35, 'Humid, with heavy showers.'],
  ['October and November', 15, 30, 'Mild; the air is often hazy in November.'],
]);
const EAST_COAST = year([
  ['January and February', 21, 30, 'Dry and pleasant.'],
  ['March to June', 26, 37, 'Hot and humid; rooms are cooled.'],
  ['July to September', 25, 34, 'Warm, with short showers in the evening.'],
  ['October to December', 23, 30, 'The rainy months here: heavy rain on some days.'],
]);
const WEST_COAST = year([
  ['December to February', 19, 31, 'Dry and mild.'],
  ['March to May', 24, 33, 'Warm and humid.'],
  ['June to September', 25, 30, 'Heavy rain; allow more time for every drive.'],
  ['October and November', 23, 33, 'Warm and drying.'],
]);
const MALABAR = year([
  ['December to February', 23, 31, 'Dry and mild.'],
  ['March to May', 25, 33, 'Warm and humid, with evening showers.'],
  ['June to September', 23, 29, 'Heavy rain, above all in June and July.'],
  ['October and November', 23, 30, 'A second, lighter rain.'],
]);
const PLATEAU = year([
  ['December to February', 16, 28, 'Dry, cool in the evening.'],
  ['March to May', 21, 35, 'Warm and dry.'],
  ['June to September', 20, 29, 'Mild, with rain in the afternoon.'],
  ['October and November', 18, 28, 'Mild.'],
]);

/** Guest house, serviced flat, hotel: from and to a night. */
const lodging = (...[guest, flat, hotel]: readonly (readonly [number, number])[]): Lodging[] => [
  {
    tier: 'guest_house',
    usd_min: guest?.[0] ?? 0,
    usd_max: guest?.[1] ?? 0,
    note: 'A room with its own bathroom, near the hospital; breakfast included in most.',
  },
  {
    tier: 'serviced_flat',
    usd_min: flat?.[0] ?? 0,
    usd_max: flat?.[1] ?? 0,
    note: 'One bedroom and a kitchen, cleaned every other day; suits a recovery of weeks.',
  },
  {
    tier: 'hotel',
    usd_min: hotel?.[0] ?? 0,
    usd_max: hotel?.[1] ?? 0,
    note: 'A lift, a restaurant and somebody at the desk at night.',
  },
];

type Written = Omit<CitySeed, 'slug'>;

/** The cities of the contracts, in their order. Distances, climate and prices are rounded and indicative, as of November 2026. */
const WRITTEN: readonly Written[] = [
  {
    name: 'Chennai',
    state: 'Tamil Nadu',
    summary:
      'A city many patients from abroad come to for joints, hearts and transplants. Hospitals, pharmacies and places to stay lie close together, and interpreters for Arabic and Bengali are easy to find.',
    latitude: 13.08,
    longitude: 80.27,
    airport_name: 'Chennai International Airport',
    airport_code: 'MAA',
    airport_minutes: 35,
    languages: ['Tamil', 'English', 'Telugu', 'Hindi', 'Bengali'],
    specialities: ['Orthopedics', 'Cardiac surgery', 'Hepatobiliary and transplant', 'Oncology'],
    climate: EAST_COAST,
    lodging: lodging([14, 28], [26, 50], [45, 110]),
  },
  {
    name: 'Delhi',
    state: 'Delhi',
    summary:
      'The capital, with direct flights from most of the places our patients come from. Large hospitals for liver, heart and children, and communities of Dari, Uzbek and Somali speakers.',
    latitude: 28.61,
    longitude: 77.21,
    airport_name: 'Indira Gandhi International Airport',
    airport_code: 'DEL',
    airport_minutes: 40,
    languages: ['Hindi', 'English', 'Punjabi', 'Urdu', 'Dari'],
    specialities: ['Hepatobiliary and transplant', 'Cardiac surgery', 'Neurosurgery', 'Pediatrics'],
    climate: NORTH,
    lodging: lodging([15, 32], [30, 60], [50, 140]),
  },
  {
    name: 'Gurugram',
    state: 'Haryana',
    summary:
      'South of Delhi and nearer to its airport than most of Delhi itself. New, large hospitals, and flats made for long stays.',
    latitude: 28.46,
    longitude: 77.03,
    airport_name: 'Indira Gandhi International Airport',
    airport_code: 'DEL',
    airport_minutes: 30,
    languages: ['Hindi', 'English', 'Punjabi', 'Arabic'],
    specialities: ['Oncology', 'Cardiac surgery', 'Orthopedics', 'Haematology/BMT'],
    climate: NORTH,
    lodging: lodging([18, 35], [35, 70], [60, 160]),
  },
  {
    name: 'Mumbai',
    state: 'Maharashtra',
    summary:
      'By the sea, with a long tradition in cancer care and fertility. The dearest city to stay in, and the slowest to drive through: choose rooms within walking distance.',
    latitude: 19.08,
    longitude: 72.88,
    airport_name: 'Chhatrapati Shivaji Maharaj International Airport',
    airport_code: 'BOM',
    airport_minutes: 45,
    languages: ['Marathi', 'Hindi', 'English', 'Gujarati', 'Urdu'],
    specialities: ['Oncology', 'Fertility', 'Neurology', 'Cardiology'],
    climate: WEST_COAST,
    lodging: lodging([22, 45], [45, 95], [75, 200]),
  },
  {
    name: 'Bengaluru',
    state: 'Karnataka',
    summary:
      'On a plateau at 900 metres, mild all year, which makes walking after an operation easier. Known for spine, heart and bone marrow.',
    latitude: 12.97,
    longitude: 77.59,
    airport_name: 'Kempegowda International Airport',
    airport_code: 'BLR',
    airport_minutes: 65,
    languages: ['Kannada', 'English', 'Hindi', 'Tamil', 'Telugu'],
    specialities: ['Spine', 'Haematology/BMT', 'Cardiac surgery', 'Neurosurgery'],
    climate: PLATEAU,
    lodging: lodging([16, 32], [30, 60], [50, 130]),
  },
  {
    name: 'Hyderabad',
    state: 'Telangana',
    summary:
      'Many flights from the Gulf and East Africa, Urdu and Arabic spoken widely, and large houses for eyes, liver and cancer.',
    latitude: 17.39,
    longitude: 78.49,
    airport_name: 'Rajiv Gandhi International Airport',
    airport_code: 'HYD',
    airport_minutes: 50,
    languages: ['Telugu', 'Urdu', 'English', 'Hindi', 'Arabic'],
    specialities: ['Ophthalmology', 'Oncology', 'Gastroenterology', 'Orthopedics'],
    climate: year([
      ['December to February', 16, 29, 'Dry and mild.'],
      ['March to May', 24, 39, 'Hot and dry.'],
      ['June to September', 23, 32, 'Warm, with rain.'],
      ['October and November', 19, 30, 'Mild.'],
    ]),
    lodging: lodging([14, 28], [26, 52], [42, 115]),
  },
  {
    name: 'Kolkata',
    state: 'West Bengal',
    summary:
      'An hour by air from Dhaka, and Bengali is spoken in every ward. Relatives from Bangladesh can come along, or follow, at little cost.',
    latitude: 22.57,
    longitude: 88.36,
    airport_name: 'Netaji Subhas Chandra Bose International Airport',
    airport_code: 'CCU',
    airport_minutes: 35,
    languages: ['Bengali', 'Hindi', 'English', 'Nepali'],
    specialities: ['Cardiology', 'Gastroenterology', 'Nephrology', 'Oncology'],
    climate: year([
      ['December to February', 14, 27, 'Dry and mild.'],
      ['March to May', 24, 36, 'Hot and humid, with storms in the evening.'],
      ['June to September', 26, 33, 'Humid, with heavy rain.'],
      ['October and November', 21, 31, 'Warm and drying.'],
    ]),
    lodging: lodging([12, 24], [22, 44], [38, 100]),
  },
  {
    name: 'Kochi',
    state: 'Kerala',
    summary:
      'A small city on the backwaters with direct flights from the Gulf. Quiet enough to recover in; known for liver, kidney and rehabilitation.',
    latitude: 9.93,
    longitude: 76.27,
    airport_name: 'Cochin International Airport',
    airport_code: 'COK',
    airport_minutes: 55,
    languages: ['Malayalam', 'English', 'Tamil', 'Hindi', 'Arabic'],
    specialities: ['Rehabilitation', 'Nephrology', 'Hepatobiliary and transplant', 'Spine'],
    climate: MALABAR,
    lodging: lodging([14, 26], [26, 48], [42, 110]),
  },
  {
    name: 'Pune',
    state: 'Maharashtra',
    summary:
      'A university city on the hills above Mumbai, three hours by road from it. Milder and cheaper, with good joint and cochlear implant teams.',
    latitude: 18.52,
    longitude: 73.86,
    airport_name: 'Pune International Airport',
    airport_code: 'PNQ',
    airport_minutes: 30,
    languages: ['Marathi', 'Hindi', 'English'],
    specialities: ['Orthopedics', 'ENT', 'Plastic surgery', 'Fertility'],
    climate: PLATEAU,
    lodging: lodging([14, 28], [26, 50], [42, 110]),
  },
  {
    name: 'Ahmedabad',
    state: 'Gujarat',
    summary: 'Known for kidneys, teeth and eyes at low prices. Many families in East Africa have relatives here.',
    latitude: 23.02,
    longitude: 72.57,
    airport_name: 'Sardar Vallabhbhai Patel International Airport',
    airport_code: 'AMD',
    airport_minutes: 30,
    languages: ['Gujarati', 'Hindi', 'English'],
    specialities: ['Nephrology', 'Dental', 'Urology', 'Ophthalmology'],
    climate: year([
      ['December to February', 13, 29, 'Dry and mild.'],
      ['March to June', 24, 41, 'Very hot and dry.'],
      ['July to September', 25, 33, 'Humid, with showers.'],
      ['October and November', 19, 35, 'Warm and dry.'],
    ]),
    lodging: lodging([12, 24], [22, 42], [36, 95]),
  },
  {
    name: 'Coimbatore',
    state: 'Tamil Nadu',
    summary:
      'At the foot of the Nilgiri hills, with mild weather and short ways. Eye, joint and kidney surgery for people who find large cities tiring.',
    latitude: 11.02,
    longitude: 76.96,
    airport_name: 'Coimbatore International Airport',
    airport_code: 'CJB',
    airport_minutes: 25,
    languages: ['Tamil', 'English', 'Malayalam', 'Kannada'],
    specialities: ['Ophthalmology', 'Orthopedics', 'Urology', 'Fertility'],
    climate: PLATEAU,
    lodging: lodging([11, 22], [20, 38], [34, 85]),
  },
  {
    name: 'Vellore',
    state: 'Tamil Nadu',
    summary:
      'A small town of hospitals two and a half hours by road from Chennai. Patients from Bangladesh and the north-east have come here for generations; staying is cheap.',
    latitude: 12.92,
    longitude: 79.13,
    airport_name: 'Chennai International Airport',
    airport_code: 'MAA',
    airport_minutes: 150,
    languages: ['Tamil', 'English', 'Telugu', 'Bengali', 'Hindi'],
    specialities: ['Haematology/BMT', 'Endocrinology', 'Neurology', 'Nephrology'],
    climate: EAST_COAST,
    lodging: lodging([9, 18], [16, 32], [28, 65]),
  },
  {
    name: 'Chandigarh',
    state: 'Chandigarh',
    summary:
      'A planned city of gardens below the Himalaya, easy to find your way in. Heart, joint and eye hospitals, and Punjabi speakers from Canada and the United Kingdom among the patients.',
    latitude: 30.73,
    longitude: 76.78,
    airport_name: 'Shaheed Bhagat Singh International Airport',
    airport_code: 'IXC',
    airport_minutes: 30,
    languages: ['Hindi', 'Punjabi', 'English', 'Urdu'],
    specialities: ['Cardiology', 'Orthopedics', 'Ophthalmology', 'Dental'],
    climate: NORTH,
    lodging: lodging([14, 28], [26, 48], [42, 105]),
  },
  {
    name: 'Amritsar',
    state: 'Punjab',
    summary:
      'Close to the border, with flights from the Gulf and the United Kingdom. Smaller hospitals for eyes, joints and teeth, and rooms for families near the Golden Temple.',
    latitude: 31.63,
    longitude: 74.87,
    airport_name: 'Sri Guru Ram Dass Jee International Airport',
    airport_code: 'ATQ',
    airport_minutes: 25,
    languages: ['Punjabi', 'Hindi', 'English', 'Urdu'],
    specialities: ['Ophthalmology', 'Orthopedics', 'Dental', 'Gastroenterology'],
    climate: NORTH,
    lodging: lodging([11, 22], [20, 38], [34, 85]),
  },
  {
    name: 'Visakhapatnam',
    state: 'Andhra Pradesh',
    summary:
      'A port between hills and beach, with clean air and short drives. Heart and cancer care for people who prefer a city of middle size.',
    latitude: 17.69,
    longitude: 83.22,
    airport_name: 'Visakhapatnam International Airport',
    airport_code: 'VTZ',
    airport_minutes: 35,
    languages: ['Telugu', 'English', 'Hindi', 'Bengali'],
    specialities: ['Cardiology', 'Oncology', 'Nephrology', 'General Medicine'],
    climate: EAST_COAST,
    lodging: lodging([11, 22], [20, 40], [34, 90]),
  },
  {
    name: 'Goa',
    state: 'Goa',
    summary:
      'Known for its beaches; for patients it is teeth, skin and short operations, with recovery in quiet places. Prices to stay rise from December to February.',
    latitude: 15.49,
    longitude: 73.83,
    airport_name: 'Goa International Airport, Dabolim',
    airport_code: 'GOI',
    airport_minutes: 45,
    languages: ['Konkani', 'English', 'Hindi', 'Marathi'],
    specialities: ['Dental', 'Plastic surgery', 'Dermatology', 'Rehabilitation'],
    climate: WEST_COAST,
    lodging: lodging([18, 40], [35, 75], [55, 180]),
  },
  {
    name: 'Jaipur',
    state: 'Rajasthan',
    summary:
      'Eyes, ears and general surgery in quiet houses with short ways, four to five hours by road or one by air from Delhi.',
    latitude: 26.91,
    longitude: 75.79,
    airport_name: 'Jaipur International Airport',
    airport_code: 'JAI',
    airport_minutes: 30,
    languages: ['Hindi', 'English', 'Urdu', 'Punjabi'],
    specialities: ['Ophthalmology', 'ENT', 'General Medicine', 'Plastic surgery'],
    climate: NORTH,
    lodging: lodging([12, 25], [22, 44], [38, 110]),
  },
  {
    name: 'Noida',
    state: 'Uttar Pradesh',
    summary:
      'East of Delhi, calmer and cheaper to stay in, with the metro into the city. Kidney, joint and cancer hospitals built in the last twenty years.',
    latitude: 28.54,
    longitude: 77.39,
    airport_name: 'Indira Gandhi International Airport',
    airport_code: 'DEL',
    airport_minutes: 60,
    languages: ['Hindi', 'English', 'Urdu', 'Russian'],
    specialities: ['Nephrology', 'Orthopedics', 'Oncology', 'Bariatric'],
    climate: NORTH,
    lodging: lodging([14, 28], [26, 52], [45, 120]),
  },
  {
    name: 'Faridabad',
    state: 'Haryana',
    summary: 'South-east of Delhi, on the same metro and much cheaper to stay in. Brain, spine and transplant surgery.',
    latitude: 28.41,
    longitude: 77.32,
    airport_name: 'Indira Gandhi International Airport',
    airport_code: 'DEL',
    airport_minutes: 60,
    languages: ['Hindi', 'English', 'Punjabi', 'Urdu'],
    specialities: ['Neurosurgery', 'Spine', 'Hepatobiliary and transplant', 'Cardiac surgery'],
    climate: NORTH,
    lodging: lodging([12, 25], [24, 46], [40, 100]),
  },
  {
    name: 'Thiruvananthapuram',
    state: 'Kerala',
    summary:
      'The south of Kerala, an hour and a half by air from Malé, which makes it the nearest for the Maldives. Eyes, nerves and rehabilitation by the sea.',
    latitude: 8.52,
    longitude: 76.94,
    airport_name: 'Thiruvananthapuram International Airport',
    airport_code: 'TRV',
    airport_minutes: 25,
    languages: ['Malayalam', 'English', 'Tamil', 'Hindi'],
    specialities: ['Neurology', 'Ophthalmology', 'Rehabilitation', 'Pediatrics'],
    climate: MALABAR,
    lodging: lodging([12, 24], [22, 42], [38, 100]),
  },
];

export const CITIES: readonly CitySeed[] = WRITTEN.map((city) => Object.assign({ slug: citySlug(city.name) }, city));
