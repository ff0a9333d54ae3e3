import type { AssignmentKind } from '@ayana/contracts/journey';
import type { Language } from '@ayana/contracts/catalogue';

/** A thread of a patient and their case manager, who begins and then answers each line. */
interface Talk {
  case_manager: readonly string[];
  /** What the patient writes, in the languages that the demo has texts in. */
  patient: Readonly<Record<'English', readonly string[]> & Partial<Record<Language, readonly string[]>>>;
}

/** The answers are in English and repeat what they answer, so that each of the staff can follow the thread. */
const TALKS: readonly Talk[] = [
  {
    case_manager: [
      'Welcome! I am your case manager. Write to me here whenever something is not clear, in your own language if you like.',
      'Your reports are read by a doctor of the field, and by me. You see under Documents who opened them, and when.',
      'Yes, your son can come along. Two people may travel with you on a medical visa for attendants.',
      'After the hospital most people stay ten days nearby, until the surgeon says that you may fly.',
    ],
    patient: {
      English: [
        'Thank you. Who will read my reports?',
        'My son would like to come along. Is that possible?',
        'How long do we have to stay after the hospital?',
        'That is good to know. I have one more question about the costs.',
      ],
      French: [
        'Merci. Qui va lire mes rapports médicaux ?',
        'Mon fils aimerait m’accompagner. Est-ce possible ?',
        'Combien de temps devons-nous rester en Inde après l’hôpital ?',
        'C’est bon à savoir. J’ai encore une question sur le prix.',
      ],
      Arabic: [
        'شكراً. من سيقرأ تقاريري الطبية؟',
        'يودّ ابني أن يرافقني. هل هذا ممكن؟',
        'كم من الوقت يجب أن نبقى في الهند بعد المستشفى؟',
        'هذا جيد. لدي سؤال آخر عن التكلفة.',
      ],
      Bengali: [
        'ধন্যবাদ। আমার রিপোর্টগুলো কে দেখবেন?',
        'আমার ছেলে আমার সঙ্গে আসতে চায়। সেটা কি সম্ভব?',
        'হাসপাতালের পরে আমাদের কত দিন ভারতে থাকতে হবে?',
        'জেনে ভালো লাগল। খরচ নিয়ে আমার আর একটি প্রশ্ন আছে।',
      ],
      Swahili: [
        'Asante. Nani atasoma ripoti zangu?',
        'Mwanangu wa kiume angependa kuja nami. Je, inawezekana?',
        'Tutahitaji kukaa India muda gani baada ya kutoka hospitalini?',
        'Ni vizuri kujua. Nina swali moja zaidi kuhusu gharama.',
      ],
      Russian: [
        'Спасибо. Кто будет читать мои документы?',
        'Мой сын хотел бы поехать со мной. Это возможно?',
        'Сколько времени нужно оставаться в Индии после больницы?',
        'Спасибо, это полезно знать. У меня ещё один вопрос о стоимости.',
      ],
    },
  },
  {
    case_manager: [
      'Good day! I am your case manager, and I answer here within a day. You may write in your own language.',
      'Yes, your scan has arrived and opens well. The doctor has it now.',
      'Yes, an interpreter of your language is with you at every consultation. It costs you nothing.',
      'For the visa you need your passport, two photographs and the letter of the hospital, which is under Documents.',
    ],
    patient: {
      English: [
        'Hello. I sent my scan yesterday. Has it arrived?',
        'My mother does not speak English. Will there be an interpreter?',
        'Which papers do I need for the visa?',
        'Thank you, I will send the passport tomorrow.',
      ],
      French: [
        'Bonjour. J’ai envoyé mon scanner hier. Est-il bien arrivé ?',
        'Je ne parle pas anglais. Y aura-t-il un interprète ?',
        'Quels documents faut-il pour le visa ?',
        'Merci, j’enverrai le passeport demain.',
      ],
      Arabic: [
        'مرحباً. أرسلت صورة الأشعة أمس. هل وصلت؟',
        'لا أتكلم الإنجليزية. هل سيكون هناك مترجم؟',
        'ما الأوراق المطلوبة للتأشيرة؟',
        'شكراً، سأرسل جواز السفر غداً.',
      ],
      Bengali: [
        'হ্যালো। আমি গতকাল স্ক্যান পাঠিয়েছি। পেয়েছেন কি?',
        'আমি ইংরেজি বলতে পারি না। একজন দোভাষী কি থাকবেন?',
        'ভিসার জন্য কী কী কাগজ লাগবে?',
        'ধন্যবাদ, আমি আগামীকাল পাসপোর্ট পাঠাব।',
      ],
      Swahili: [
        'Habari. Nilituma picha ya skani jana. Je, imefika?',
        'Sizungumzi Kiingereza. Je, kutakuwa na mkalimani?',
        'Ni karatasi gani zinahitajika kwa ajili ya viza?',
        'Asante, nitatuma pasipoti kesho.',
      ],
      Russian: [
        'Здравствуйте. Вчера мы отправили снимок. Он дошёл?',
        'Я не говорю по-английски. Будет ли переводчик?',
        'Какие документы нужны для визы?',
        'Спасибо, завтра отправлю паспорт.',
      ],
    },
  },
];

/** Many in Uzbekistan write Russian; the other languages without texts of the demo are written to us in English. */
const WRITTEN: Readonly<Partial<Record<Language, Language>>> = { Uzbek: 'Russian' };

/** The lines of a thread, oldest first. @param index of the case: two in a row talk about different things */
export function talkLines(index: number, spoken: Language): { by: 'patient' | 'case_manager'; text: string }[] {
  const talk = TALKS[index % TALKS.length];
  if (talk === undefined) return [];
  const asked = talk.patient[WRITTEN[spoken] ?? spoken] ?? talk.patient.English;
  return talk.case_manager.flatMap((text, place) =>
    [
      { by: 'case_manager' as const, text },
      { by: 'patient' as const, text: asked[place] ?? '' },
    ].filter((line) => line.text !== ''),
  );
}

/** What the case manager writes to those who got the work, and what they answer once they have accepted it. */
export const WORK_TALKS: Readonly<Record<AssignmentKind, readonly [asked: string, answered: string]>> = {
  opinion: [
    'The reports are under Documents. Is anything missing for your opinion?',
    'The reports are enough for now. I write to you if I want to see the last scan as pictures.',
  ],
  referral: [
    'Please name the bed of one attendant in the quote, too. The family asks about it.',
    'We have read the reports. The bed of the attendant is a line of its own.',
  ],
  visa_support: [
    'The passport is under Documents. When is the earliest appointment at the embassy?',
    'There are times next week. We book the first one and write the day here.',
  ],
  transport: [
    'They come with three suitcases. Please call them when you are at the airport.',
    'The driver waits at the arrivals with a sign and calls them.',
  ],
  lodging: [
    'Please keep a room on the ground floor: the patient cannot climb stairs.',
    'A room on the ground floor is kept for them.',
  ],
  lab_order: [
    'Please write here if a sample has to be taken again.',
    'We will. The patient was told to come without breakfast.',
  ],
  prescription: [
    'The patient is discharged in the morning. Please have everything ready the evening before.',
    'It will be ready by six in the evening.',
  ],
};

/** What travellers ask those who carry or host them, and the answer. */
export const TRAVELLER_TALKS: Readonly<Partial<Record<AssignmentKind, readonly [asked: string, answered: string]>>> = {
  transport: [
    'Hello, we are two people with three suitcases. Is there enough space in the car?',
    'Yes, it is a large car. Please look for the sign with your name at the exit.',
  ],
  lodging: [
    'Good day, is there a kitchen that we may use?',
    'Yes, there is a kitchen on your floor. Rice and vegetables can be bought next door.',
  ],
};

/** What the staff note for each other about a case. */
export const INTERNAL_NOTES = [
  'Demo note: calls are best after five in the afternoon their time.',
  'Demo note: the reports are complete, the oldest is from last year.',
  'Demo note: please book the interpreter before any call with a doctor.',
  'Demo note: the family decides together, allow two days before asking again.',
] as const;
