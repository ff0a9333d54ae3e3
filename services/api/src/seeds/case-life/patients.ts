import { LANGUAGE_TAGS, type Language } from '@ayana/contracts/catalogue';
import { SeededRandom } from '../random.js';

/** An invented patient. Their surname, and their address, say that they are. */
export interface DemoPatient {
  first_name: string;
  last_name: string;
  mailbox: string;
  country: string;
  /** IANA zone of where they live, and the nearest large airport. */
  zone: string;
  airport: string;
  /** What they speak with their case manager, and its tag, which their account has. */
  spoken: Language;
  language: string;
  sex: 'female' | 'male';
  /** Year of birth. */
  born: number;
}

/** Where patients come from, with a woman and a man of each. The first is the country of the patient's demo account, who reads English. */
const PLACES: readonly (readonly [
  country: string,
  zone: string,
  airport: string,
  spoken: Language,
  woman: string,
  man: string,
])[] = [
  ['Kenya', 'Africa/Nairobi', 'Nairobi', 'Swahili', 'Wambui Kamau', 'Kiprono Cheruiyot'],
  ['Bangladesh', 'Asia/Dhaka', 'Dhaka', 'Bengali', 'Rokeya Akter', 'Anwar Hossain'],
  ['Iraq', 'Asia/Baghdad', 'Baghdad', 'Arabic', 'Zainab Al-Jubouri', 'Haider Al-Saadi'],
  ['Somalia', 'Africa/Mogadishu', 'Mogadishu', 'Somali', 'Hodan Warsame', 'Abdi Farah'],
  ['Oman', 'Asia/Muscat', 'Muscat', 'Arabic', 'Maryam Al-Balushi', 'Said Al-Hinai'],
  ['Uzbekistan', 'Asia/Tashkent', 'Tashkent', 'Uzbek', 'Dilnoza Karimova', 'Rustam Yusupov'],
  ['Maldives', 'Indian/Maldives', 'Malé', 'English', 'Aishath Naseem', 'Ismail Waheed'],
  ['Yemen', 'Asia/Aden', 'Aden', 'Arabic', 'Amal Al-Shami', 'Saleh Al-Hamdani'],
  ['Afghanistan', 'Asia/Kabul', 'Kabul', 'Dari', 'Shabnam Rahimi', 'Nasir Ahmadzai'],
  ['Nigeria', 'Africa/Lagos', 'Lagos', 'English', 'Ifeoma Eze', 'Tunde Adeyemi'],
  ['Ethiopia', 'Africa/Addis_Ababa', 'Addis Ababa', 'Amharic', 'Hirut Tadesse', 'Dawit Bekele'],
  ['Tanzania', 'Africa/Dar_es_Salaam', 'Dar es Salaam', 'Swahili', 'Rehema Mushi', 'Baraka Mwita'],
  ['Sudan', 'Africa/Khartoum', 'Port Sudan', 'Arabic', 'Ikhlas Abdelrahman', 'Osman Eltayeb'],
  ['Nepal', 'Asia/Kathmandu', 'Kathmandu', 'Nepali', 'Sunita Gurung', 'Bishnu Thapa'],
  ['Sri Lanka', 'Asia/Colombo', 'Colombo', 'Sinhala', 'Nilmini Perera', 'Ruwan Fernando'],
  ['Myanmar', 'Asia/Yangon', 'Yangon', 'Burmese', 'Thandar Win', 'Kyaw Htun'],
  ['Kazakhstan', 'Asia/Almaty', 'Almaty', 'Russian', 'Aigerim Nurlanova', 'Yerlan Abenov'],
  ['Mauritius', 'Indian/Mauritius', 'Port Louis', 'French', 'Priscille Lebon', 'Vikash Seebaluck'],
  ['Fiji', 'Pacific/Fiji', 'Nadi', 'English', 'Mereani Tuilagi', 'Jone Vakatawa'],
  ['Cameroon', 'Africa/Douala', 'Douala', 'French', 'Solange Mbarga', 'Blaise Nkolo'],
];

/** Forty invented patients of twenty countries. */
export const DEMO_PATIENTS: readonly DemoPatient[] = (['female', 'male'] as const).flatMap((sex) =>
  PLACES.map(([country, zone, airport, language, woman, man], place) => {
    const [first_name = '', family = ''] = (sex === 'female' ? woman : man).split(' ');
    const random = new SeededRandom(`demo patient ${first_name} ${country}`);
    const spoken = place === 0 && sex === 'female' ? 'English' : language;
    return {
      first_name,
      last_name: `Demo-${family}`,
      mailbox: `${first_name.toLowerCase()}.${country.toLowerCase().replaceAll(' ', '-')}`,
      country,
      zone,
      airport,
      spoken,
      language: LANGUAGE_TAGS[spoken],
      sex,
      born: random.between(1952, 2004),
    };
  }),
);
