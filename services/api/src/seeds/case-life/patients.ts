import { SeededRandom } from '../random.js';

/** An invented patient. Their surname says that they are. */
export interface DemoPatient {
  first_name: string;
  last_name: string;
  mailbox: string;
  country: string;
  /** IANA zone of where they live, and the nearest large airport. */
  zone: string;
  airport: string;
  /** What they speak with their case manager. */
  spoken: string;
  sex: 'female' | 'male';
  /** Year of birth. */
  born: number;
}

/** Where patients come from; a woman and a man of each. The first is the country of the patient's demo account. */
const PLACES: readonly (readonly [
  country: string,
  zone: string,
  airport: string,
  spoken: string,
  woman: string,
  man: string,
])[] = [
  ['Kenya', 'Africa/Nairobi', 'Nairobi', 'English', 'Wambui', 'Kiprono'],
  ['Bangladesh', 'Asia/Dhaka', 'Dhaka', 'Bengali', 'Rokeya', 'Anwar'],
  ['Iraq', 'Asia/Baghdad', 'Baghdad', 'Arabic', 'Zainab', 'Haider'],
  ['Somalia', 'Africa/Mogadishu', 'Mogadishu', 'Somali', 'Hodan', 'Abdi'],
  ['Oman', 'Asia/Muscat', 'Muscat', 'Arabic', 'Maryam', 'Said'],
  ['Uzbekistan', 'Asia/Tashkent', 'Tashkent', 'Russian', 'Dilnoza', 'Rustam'],
  ['Maldives', 'Indian/Maldives', 'Malé', 'English', 'Aishath', 'Ismail'],
  ['Yemen', 'Asia/Aden', 'Aden', 'Arabic', 'Amal', 'Saleh'],
  ['Afghanistan', 'Asia/Kabul', 'Kabul', 'Dari', 'Shabnam', 'Nasir'],
  ['Nigeria', 'Africa/Lagos', 'Lagos', 'English', 'Ifeoma', 'Tunde'],
  ['Ethiopia', 'Africa/Addis_Ababa', 'Addis Ababa', 'Amharic', 'Hirut', 'Dawit'],
  ['Tanzania', 'Africa/Dar_es_Salaam', 'Dar es Salaam', 'Swahili', 'Rehema', 'Baraka'],
  ['Sudan', 'Africa/Khartoum', 'Port Sudan', 'Arabic', 'Ikhlas', 'Osman'],
  ['Nepal', 'Asia/Kathmandu', 'Kathmandu', 'Nepali', 'Sunita', 'Bishnu'],
  ['Sri Lanka', 'Asia/Colombo', 'Colombo', 'English', 'Nilmini', 'Ruwan'],
  ['Myanmar', 'Asia/Yangon', 'Yangon', 'Burmese', 'Thandar', 'Kyaw'],
  ['Kazakhstan', 'Asia/Almaty', 'Almaty', 'Russian', 'Aigerim', 'Yerlan'],
  ['Mauritius', 'Indian/Mauritius', 'Port Louis', 'French', 'Priscille', 'Vikash'],
  ['Fiji', 'Pacific/Fiji', 'Nadi', 'English', 'Mereani', 'Jone'],
  ['Cameroon', 'Africa/Douala', 'Douala', 'French', 'Solange', 'Blaise'],
];

/** Forty invented patients of twenty countries. */
export const DEMO_PATIENTS: readonly DemoPatient[] = (['female', 'male'] as const).flatMap((sex) =>
  PLACES.map(([country, zone, airport, spoken, woman, man]) => {
    const first_name = sex === 'female' ? woman : man;
    const random = new SeededRandom(`demo patient ${first_name} ${country}`);
    return {
      first_name,
      last_name: `Demo-${country.replaceAll(' ', '-')}`,
      mailbox: `${first_name.toLowerCase()}.${country.toLowerCase().replaceAll(' ', '-')}`,
      country,
      zone,
      airport,
      spoken,
      sex,
      born: random.between(1952, 2004),
    };
  }),
);
